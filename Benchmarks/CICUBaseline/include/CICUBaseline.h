// The other side of the benchmark: each job as a C program would do it with ICU's own C API, in
// the fastest plain way, with every handle opened once and kept.

#ifndef C_ICU_BASELINE_H
#define C_ICU_BASELINE_H

#include <stdbool.h>
#include <stdint.h>

/// The major version of the ICU that is linked.
int32_t icuMajorVersion(void);
/// The full version of the ICU that is linked, such as "72.1".
const char *icuVersionText(void);

// Month grids

/// One cell of a grid, its fields numbered as ICU does, months from 1.
typedef struct {
  int32_t era;
  int32_t year;
  int32_t month;
  int32_t leap;
  int32_t day;
  int32_t epochDay;
  int32_t inMonth;
} ICUCell;

/// An open calendar in GMT, weeks from Sunday; one thread only.
typedef struct ICUCalendar ICUCalendar;

/// Opens a calendar by its BCP 47 name (the Gregorian one proleptic), or returns NULL.
ICUCalendar *icuCalendarOpen(const char *name);
void icuCalendarClose(ICUCalendar *calendar);

/// Fills 42 cells for a Gregorian month: year, month, day, epoch day, in month.
void icuGregorianGrid(ICUCalendar *calendar, int32_t year, int32_t month, ICUCell *cells);
/// Fills 42 cells for the month that begins on a day, in every field.
void icuGrid(ICUCalendar *calendar, int32_t firstDay, ICUCell *cells);
/// Writes the first day of each month that begins in a range of days, and returns how many.
int32_t icuMonths(
    ICUCalendar *calendar, int32_t first, int32_t last, int32_t *firstDays, int32_t capacity);

// Weekday headers

/// How many strings a header has: narrow, short and wide names of seven days, stand-alone.
enum { icuHeaderStrings = 21 };

/// An open date format of one locale, and what ICU knows through it; one thread only.
typedef struct ICUDateFormat ICUDateFormat;

int32_t icuLocaleCount(void);
const char *icuLocaleName(int32_t index);

/// Opens ICU's date format for a locale, or returns NULL.
ICUDateFormat *icuDateFormatOpen(const char *locale);
void icuDateFormatClose(ICUDateFormat *format);
/// Writes the names in UTF-8 one after the other, from the locale's first weekday on, and the end of
/// each of the 21; returns the first weekday, 1…7 from Sunday, or -1 when ICU failed.
int32_t icuHeader(ICUDateFormat *format, int32_t *ends, char *bytes, int32_t capacity);

// Time zones

/// An open calendar in a time zone; one thread only.
typedef struct ICUZoneCalendar ICUZoneCalendar;

/// Opens a calendar in a zone by its IANA name, or returns NULL.
ICUZoneCalendar *icuZoneOpen(const char *name);
void icuZoneClose(ICUZoneCalendar *zone);
/// What the zone's clocks show at an instant; both in milliseconds since the epoch.
int64_t icuToLocal(ICUZoneCalendar *zone, int64_t instant);
/// The instant at which they show a local time, the earlier of two.
int64_t icuToUTC(ICUZoneCalendar *zone, int64_t local);

// Ranges

/// A day of the Gregorian calendar, months from 1.
typedef struct {
  int32_t year;
  int32_t month;
  int32_t day;
} ICUDay;

/// Moves an instant before the first day to its start and one behind the last day to the start of
/// that; both in milliseconds since the epoch.
int64_t icuClampToDays(ICUZoneCalendar *zone, int64_t instant, ICUDay first, ICUDay last);

// Texts

/// Opens ICU's date format for the pattern that its generator has for a skeleton, or returns NULL;
/// close it with `icuDateFormatClose`.
ICUDateFormat *icuTextOpen(const char *locale, const char *skeleton);
/// Opens ICU's date format for a pattern, or returns NULL; close it with `icuDateFormatClose`.
ICUDateFormat *icuPatternOpen(const char *locale, const char *pattern);
/// Writes the text of an instant in UTF-8 and returns its length, or -1 when ICU failed.
int32_t icuText(ICUDateFormat *format, double instant, char *bytes, int32_t capacity);

/// Opens ICU's format of ranges for a skeleton and writes the text of one range in UTF-8; the instants
/// are in milliseconds since the epoch. Returns the length, or -1 when ICU failed.
int32_t icuRange(
    const char *locale, const char *skeleton, double first, double last, char *bytes,
    int32_t capacity);

/// Opens all that a picker needs of a locale and writes it in UTF-8, a zero behind each text: eight
/// patterns, names of months, weekdays, the present era and the halves of the day, week data,
/// digits, yesterday, today and tomorrow. Returns the length, or -1 when ICU failed.
int32_t icuOpenLocale(const char *locale, char *bytes, int32_t capacity);

#endif
