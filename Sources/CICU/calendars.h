// Calendars: fields of an instant, limits, week data.

#ifndef CICU_CALENDARS_H
#define CICU_CALENDARS_H

#include "enumerations.h"

static inline UCalendar *icu_ucal_open(
    const UChar *zone, int32_t zoneLength, const char *locale, UCalendarType type,
    UErrorCode *status) {
  return ucal_open(zone, zoneLength, locale, type, status);
}

static inline void icu_ucal_close(UCalendar *calendar) { ucal_close(calendar); }

static inline UCalendar *icu_ucal_clone(const UCalendar *calendar, UErrorCode *status) {
  return ucal_clone(calendar, status);
}

static inline const char *icu_ucal_getType(const UCalendar *calendar, UErrorCode *status) {
  return ucal_getType(calendar, status);
}

static inline void icu_ucal_clear(UCalendar *calendar) { ucal_clear(calendar); }

static inline UDate icu_ucal_getMillis(const UCalendar *calendar, UErrorCode *status) {
  return ucal_getMillis(calendar, status);
}

static inline void icu_ucal_setMillis(UCalendar *calendar, UDate instant, UErrorCode *status) {
  ucal_setMillis(calendar, instant, status);
}

static inline int32_t icu_ucal_get(
    const UCalendar *calendar, UCalendarDateFields field, UErrorCode *status) {
  return ucal_get(calendar, field, status);
}

static inline void icu_ucal_set(UCalendar *calendar, UCalendarDateFields field, int32_t value) {
  ucal_set(calendar, field, value);
}

static inline void icu_ucal_setDate(
    UCalendar *calendar, int32_t year, int32_t month, int32_t day, UErrorCode *status) {
  ucal_setDate(calendar, year, month, day, status);
}

static inline void icu_ucal_add(
    UCalendar *calendar, UCalendarDateFields field, int32_t amount, UErrorCode *status) {
  ucal_add(calendar, field, amount, status);
}

static inline int32_t icu_ucal_getFieldDifference(
    UCalendar *calendar, UDate target, UCalendarDateFields field, UErrorCode *status) {
  return ucal_getFieldDifference(calendar, target, field, status);
}

static inline int32_t icu_ucal_getLimit(
    const UCalendar *calendar, UCalendarDateFields field, UCalendarLimitType type,
    UErrorCode *status) {
  return ucal_getLimit(calendar, field, type, status);
}

static inline int32_t icu_ucal_getAttribute(
    const UCalendar *calendar, UCalendarAttribute attribute) {
  return ucal_getAttribute(calendar, attribute);
}

static inline void icu_ucal_setAttribute(
    UCalendar *calendar, UCalendarAttribute attribute, int32_t value) {
  ucal_setAttribute(calendar, attribute, value);
}

static inline UDate icu_ucal_getGregorianChange(const UCalendar *calendar, UErrorCode *status) {
  return ucal_getGregorianChange(calendar, status);
}

// Only a Gregorian calendar can be set: any other answers U_UNSUPPORTED_ERROR.
static inline void icu_ucal_setGregorianChange(
    UCalendar *calendar, UDate change, UErrorCode *status) {
  ucal_setGregorianChange(calendar, change, status);
}

static inline UCalendarWeekdayType icu_ucal_getDayOfWeekType(
    const UCalendar *calendar, UCalendarDaysOfWeek weekday, UErrorCode *status) {
  return ucal_getDayOfWeekType(calendar, weekday, status);
}

static inline UEnumeration *icu_ucal_getKeywordValuesForLocale(
    const char *key, const char *locale, UBool commonlyUsed, UErrorCode *status) {
  return ucal_getKeywordValuesForLocale(key, locale, commonlyUsed, status);
}

static inline const char *icu_uenum_next(
    UEnumeration *enumeration, int32_t *length, UErrorCode *status) {
  return uenum_next(enumeration, length, status);
}

static inline void icu_uenum_close(UEnumeration *enumeration) { uenum_close(enumeration); }

// Whether there is a change of offset after, or before, the calendar's time.
static inline UBool icu_ucal_getTimeZoneTransitionDate(
    const UCalendar *calendar, UTimeZoneTransitionType type, UDate *transition,
    UErrorCode *status) {
  return ucal_getTimeZoneTransitionDate(calendar, type, transition, status);
}

// The release of the time zone data, such as "2022e"; static storage.
static inline const char *icu_ucal_getTZDataVersion(UErrorCode *status) {
  return ucal_getTZDataVersion(status);
}

#endif
