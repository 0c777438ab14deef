#include "CICUBaseline.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/unumsys.h>
#include <unicode/ureldatefmt.h>
#include <unicode/ustring.h>

/// Texts in UTF-8, each with a zero behind it.
typedef struct {
  char *bytes;
  int32_t capacity;
  int32_t end;
  UErrorCode status;
} Output;

static void put(Output *output, const UChar *text, int32_t length) {
  int32_t count = 0;
  u_strToUTF8(
    &output->bytes[output->end], output->capacity - output->end, &count, text, length,
    &output->status);
  if (U_SUCCESS(output->status)) {
    output->end += count + 1;
  }
}

static void putNumber(Output *output, int32_t number) {
  UChar digit = (UChar)(u'0' + number);
  put(output, &digit, 1);
}

static void putPatterns(Output *output, const char *locale) {
  static const UChar *const skeletons[] = {
    u"yMMMMEEEEd", u"yMMMM", u"MMMMd", u"yMMMd", u"jm", u"j", u"MMMMEEEEd", u"GGGGyMMMMEEEEd"};
  UDateTimePatternGenerator *generator = udatpg_open(locale, &output->status);
  for (int32_t index = 0; index < 8; index += 1) {
    UChar pattern[256];
    int32_t length = udatpg_getBestPattern(
      generator, skeletons[index], u_strlen(skeletons[index]), pattern, 256, &output->status);
    put(output, pattern, length);
  }
  udatpg_close(generator);
}

static void putSymbols(
    Output *output, const UDateFormat *format, UDateFormatSymbolType type, int32_t first,
    int32_t count) {
  for (int32_t index = 0; index < count; index += 1) {
    UChar name[256];
    int32_t length = udat_getSymbols(format, type, first + index, name, 256, &output->status);
    put(output, name, length);
  }
}

static void putNames(Output *output, const UDateFormat *format) {
  static const UDateFormatSymbolType months[] = {
    UDAT_NARROW_MONTHS, UDAT_SHORT_MONTHS, UDAT_MONTHS,
    UDAT_STANDALONE_NARROW_MONTHS, UDAT_STANDALONE_SHORT_MONTHS, UDAT_STANDALONE_MONTHS};
  static const UDateFormatSymbolType weekdays[] = {
    UDAT_NARROW_WEEKDAYS, UDAT_SHORTER_WEEKDAYS, UDAT_SHORT_WEEKDAYS, UDAT_WEEKDAYS,
    UDAT_STANDALONE_NARROW_WEEKDAYS, UDAT_STANDALONE_SHORTER_WEEKDAYS,
    UDAT_STANDALONE_SHORT_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS};
  for (int32_t index = 0; index < 6; index += 1) {
    putSymbols(output, format, months[index], 0, 12);
  }
  for (int32_t index = 0; index < 8; index += 1) {
    // Monday to Saturday, then Sunday, which ICU has first.
    putSymbols(output, format, weekdays[index], 2, 6);
    putSymbols(output, format, weekdays[index], 1, 1);
  }
  // The present era is the last one in each calendar that a locale prefers.
  putSymbols(output, format, UDAT_ERAS, udat_countSymbols(format, UDAT_ERAS) - 1, 1);
  putSymbols(output, format, UDAT_ERA_NAMES, udat_countSymbols(format, UDAT_ERA_NAMES) - 1, 1);
  putSymbols(output, format, UDAT_AM_PMS, 0, 2);
}

static void putDigits(Output *output, const char *locale) {
  UNumberingSystem *system = unumsys_open(locale, &output->status);
  UChar digits[32];
  int32_t length = unumsys_getDescription(system, digits, 32, &output->status);
  put(output, digits, length);
  unumsys_close(system);
}

static void putWeek(Output *output, const UCalendar *calendar) {
  putNumber(output, ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK));
  putNumber(output, ucal_getAttribute(calendar, UCAL_MINIMAL_DAYS_IN_FIRST_WEEK));
  for (int32_t day = UCAL_SUNDAY; day <= UCAL_SATURDAY; day += 1) {
    putNumber(
      output,
      ucal_getDayOfWeekType(calendar, (UCalendarDaysOfWeek)day, &output->status)
        == UCAL_WEEKDAY ? 0 : 1);
  }
}

static void putNearDays(Output *output, const char *locale) {
  URelativeDateTimeFormatter *formatter = ureldatefmt_open(
    locale, NULL, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &output->status);
  for (int32_t offset = -1; offset <= 1; offset += 1) {
    UChar text[256];
    int32_t length = ureldatefmt_format(
      formatter, offset, UDAT_REL_UNIT_DAY, text, 256, &output->status);
    put(output, text, length);
  }
  ureldatefmt_close(formatter);
}

int32_t icuOpenLocale(const char *locale, char *bytes, int32_t capacity) {
  Output output = {bytes, capacity, 0, U_ZERO_ERROR};
  memset(bytes, 0, (size_t)capacity);
  putPatterns(&output, locale);
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"GMT", 3, u"EEEE", 4, &output.status);
  if (format != NULL) {
    putNames(&output, format);
    putWeek(&output, udat_getCalendar(format));
  }
  udat_close(format);
  putDigits(&output, locale);
  putNearDays(&output, locale);
  return U_SUCCESS(output.status) ? output.end : -1;
}
