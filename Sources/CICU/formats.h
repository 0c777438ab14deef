// Formats: dates, the patterns for skeletons, spelled-out numbers.

#ifndef CICU_FORMATS_H
#define CICU_FORMATS_H

#include "enumerations.h"
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/udisplaycontext.h>
#include <unicode/unum.h>
#include <unicode/unumsys.h>
#include <unicode/ureldatefmt.h>

static inline UDateFormat *icu_udat_open(
    UDateFormatStyle timeStyle, UDateFormatStyle dateStyle, const char *locale, const UChar *zone,
    int32_t zoneLength, const UChar *pattern, int32_t patternLength, UErrorCode *status) {
  return udat_open(
      timeStyle, dateStyle, locale, zone, zoneLength, pattern, patternLength, status);
}

static inline void icu_udat_close(UDateFormat *format) { udat_close(format); }

static inline int32_t icu_udat_format(
    const UDateFormat *format, UDate instant, UChar *text, int32_t capacity,
    UFieldPosition *position, UErrorCode *status) {
  return udat_format(format, instant, text, capacity, position, status);
}

static inline int32_t icu_udat_toPattern(
    const UDateFormat *format, UBool localized, UChar *pattern, int32_t capacity,
    UErrorCode *status) {
  return udat_toPattern(format, localized, pattern, capacity, status);
}

static inline int32_t icu_udat_countSymbols(
    const UDateFormat *format, UDateFormatSymbolType type) {
  return udat_countSymbols(format, type);
}

static inline int32_t icu_udat_getSymbols(
    const UDateFormat *format, UDateFormatSymbolType type, int32_t index, UChar *text,
    int32_t capacity, UErrorCode *status) {
  return udat_getSymbols(format, type, index, text, capacity, status);
}

static inline const UCalendar *icu_udat_getCalendar(const UDateFormat *format) {
  return udat_getCalendar(format);
}

static inline void icu_udat_setCalendar(UDateFormat *format, const UCalendar *calendar) {
  udat_setCalendar(format, calendar);
}

static inline UDateTimePatternGenerator *icu_udatpg_open(
    const char *locale, UErrorCode *status) {
  return udatpg_open(locale, status);
}

static inline void icu_udatpg_close(UDateTimePatternGenerator *generator) {
  udatpg_close(generator);
}

static inline int32_t icu_udatpg_getBestPattern(
    UDateTimePatternGenerator *generator, const UChar *skeleton, int32_t length, UChar *pattern,
    int32_t capacity, UErrorCode *status) {
  return udatpg_getBestPattern(generator, skeleton, length, pattern, capacity, status);
}

static inline int32_t icu_udatpg_getFieldDisplayName(
    const UDateTimePatternGenerator *generator, UDateTimePatternField field,
    UDateTimePGDisplayWidth width, UChar *name, int32_t capacity, UErrorCode *status) {
  return udatpg_getFieldDisplayName(generator, field, width, name, capacity, status);
}

static inline UNumberFormat *icu_unum_open(
    UNumberFormatStyle style, const UChar *pattern, int32_t patternLength, const char *locale,
    UParseError *error, UErrorCode *status) {
  return unum_open(style, pattern, patternLength, locale, error, status);
}

static inline void icu_unum_close(UNumberFormat *format) { unum_close(format); }

static inline int32_t icu_unum_getSymbol(
    const UNumberFormat *format, UNumberFormatSymbol symbol, UChar *text, int32_t capacity,
    UErrorCode *status) {
  return unum_getSymbol(format, symbol, text, capacity, status);
}

static inline int32_t icu_unum_format(
    const UNumberFormat *format, int32_t number, UChar *text, int32_t capacity,
    UFieldPosition *position, UErrorCode *status) {
  return unum_format(format, number, text, capacity, position, status);
}

static inline int32_t icu_unum_getAttribute(
    const UNumberFormat *format, UNumberFormatAttribute attribute) {
  return unum_getAttribute(format, attribute);
}

static inline UNumberingSystem *icu_unumsys_open(const char *locale, UErrorCode *status) {
  return unumsys_open(locale, status);
}

static inline UNumberingSystem *icu_unumsys_openByName(const char *name, UErrorCode *status) {
  return unumsys_openByName(name, status);
}

static inline void icu_unumsys_close(UNumberingSystem *system) { unumsys_close(system); }

static inline const char *icu_unumsys_getName(const UNumberingSystem *system) {
  return unumsys_getName(system);
}

static inline UBool icu_unumsys_isAlgorithmic(const UNumberingSystem *system) {
  return unumsys_isAlgorithmic(system);
}

static inline int32_t icu_unumsys_getDescription(
    const UNumberingSystem *system, UChar *text, int32_t capacity, UErrorCode *status) {
  return unumsys_getDescription(system, text, capacity, status);
}

static inline void icu_udat_setContext(
    UDateFormat *format, UDisplayContext context, UErrorCode *status) {
  udat_setContext(format, context, status);
}

static inline URelativeDateTimeFormatter *icu_ureldatefmt_open(
    const char *locale, UDisplayContext context, UErrorCode *status) {
  return ureldatefmt_open(locale, NULL, UDAT_STYLE_LONG, context, status);
}

static inline void icu_ureldatefmt_close(URelativeDateTimeFormatter *format) {
  ureldatefmt_close(format);
}

static inline int32_t icu_ureldatefmt_format(
    const URelativeDateTimeFormatter *format, double offset, URelativeDateTimeUnit unit,
    UChar *text, int32_t capacity, UErrorCode *status) {
  return ureldatefmt_format(format, offset, unit, text, capacity, status);
}

#endif
