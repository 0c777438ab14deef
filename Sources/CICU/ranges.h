// Ranges of dates and times, and lists.

#ifndef CICU_RANGES_H
#define CICU_RANGES_H

#include "enumerations.h"
#include <unicode/ucal.h>
#include <unicode/udateintervalformat.h>
#include <unicode/uformattedvalue.h>
#include <unicode/ulistformatter.h>
#include <unicode/ustring.h>

static inline UDateIntervalFormat *icu_udtitvfmt_open(
    const char *locale, const UChar *skeleton, int32_t skeletonLength, const UChar *zone,
    int32_t zoneLength, UErrorCode *status) {
  return udtitvfmt_open(locale, skeleton, skeletonLength, zone, zoneLength, status);
}

static inline void icu_udtitvfmt_close(UDateIntervalFormat *format) { udtitvfmt_close(format); }

// Writes the text of a range, and of each of its fields in order three numbers: the kind of the
// field (UDateFormatField), its start and its end in the text.
static inline int32_t icu_udtitvfmt_formatFields(
    const UDateIntervalFormat *format, UCalendar *from, UCalendar *to, UChar *text,
    int32_t capacity, int32_t *fields, int32_t fieldCapacity, int32_t *fieldCount,
    UErrorCode *status) {
  UFormattedDateInterval *result = udtitvfmt_openResult(status);
  udtitvfmt_formatCalendarToResult(format, from, to, result, status);
  const UFormattedValue *value = udtitvfmt_resultAsValue(result, status);
  int32_t length = 0;
  const UChar *units = ufmtval_getString(value, &length, status);
  UConstrainedFieldPosition *position = ucfpos_open(status);
  ucfpos_constrainCategory(position, UFIELD_CATEGORY_DATE, status);
  *fieldCount = 0;
  while (U_SUCCESS(*status) && ufmtval_nextPosition(value, position, status)) {
    if (*fieldCount == fieldCapacity) {
      *status = U_BUFFER_OVERFLOW_ERROR;
      break;
    }
    int32_t *field = fields + 3 * (*fieldCount)++;
    field[0] = ucfpos_getField(position, status);
    ucfpos_getIndexes(position, field + 1, field + 2, status);
  }
  if (U_SUCCESS(*status) && length <= capacity) u_memcpy(text, units, length);
  ucfpos_close(position);
  udtitvfmt_closeResult(result);
  return length;
}

static inline UListFormatter *icu_ulistfmt_openForType(
    const char *locale, UListFormatterType type, UListFormatterWidth width, UErrorCode *status) {
  return ulistfmt_openForType(locale, type, width, status);
}

static inline void icu_ulistfmt_close(UListFormatter *format) { ulistfmt_close(format); }

static inline int32_t icu_ulistfmt_format(
    const UListFormatter *format, const UChar *const items[], const int32_t *lengths,
    int32_t count, UChar *text, int32_t capacity, UErrorCode *status) {
  return ulistfmt_format(format, items, lengths, count, text, capacity, status);
}

#endif
