#include "CICUBaseline.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uversion.h>

enum { millisecondsPerDay = 86400000, cellCount = 42 };

static UCalendar *opened(ICUCalendar *calendar) { return (UCalendar *)calendar; }

int32_t icuMajorVersion(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0];
}

const char *icuVersionText(void) {
  static char text[U_MAX_VERSION_STRING_LENGTH];
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
  return text;
}

ICUCalendar *icuCalendarOpen(const char *name) {
  static const UChar gmt[] = u"GMT";
  char locale[64];
  UErrorCode status = U_ZERO_ERROR;
  // The one calendar whose name ICU does not know in its keywords.
  const char *own = strcmp(name, "ethioaa") == 0 ? "ethiopic-amete-alem" : name;
  snprintf(locale, sizeof locale, "und@calendar=%s", own);
  UCalendar *calendar = ucal_open(gmt, 3, locale, UCAL_DEFAULT, &status);
  if (U_SUCCESS(status) && strcmp(name, "gregorian") == 0) {
    ucal_setGregorianChange(calendar, -1e17, &status);
  }
  if (U_FAILURE(status)) {
    ucal_close(calendar);
    return NULL;
  }
  return (ICUCalendar *)calendar;
}

void icuCalendarClose(ICUCalendar *calendar) { ucal_close(opened(calendar)); }

void icuGregorianGrid(ICUCalendar *opaque, int32_t year, int32_t month, ICUCell *cells) {
  UCalendar *calendar = opened(opaque);
  UErrorCode status = U_ZERO_ERROR;
  ucal_clear(calendar);
  ucal_setDate(calendar, year, month - 1, 1, &status);
  int32_t lead = ucal_get(calendar, UCAL_DAY_OF_WEEK, &status) - UCAL_SUNDAY;
  int32_t day = (int32_t)(ucal_getMillis(calendar, &status) / millisecondsPerDay) - lead;
  // Setting the time is cheaper than ucal_add, which asks the time zone twice.
  for (int32_t index = 0; index < cellCount; index += 1, day += 1) {
    ucal_setMillis(calendar, (UDate)day * millisecondsPerDay, &status);
    ICUCell *cell = &cells[index];
    cell->year = ucal_get(calendar, UCAL_YEAR, &status);
    cell->month = ucal_get(calendar, UCAL_MONTH, &status) + 1;
    cell->day = ucal_get(calendar, UCAL_DATE, &status);
    cell->epochDay = day;
    cell->inMonth = cell->month == month;
  }
}

void icuGrid(ICUCalendar *opaque, int32_t firstDay, ICUCell *cells) {
  UCalendar *calendar = opened(opaque);
  UErrorCode status = U_ZERO_ERROR;
  // 1970-01-01 was a Thursday: four days after a Sunday.
  int32_t lead = ((firstDay + 4) % 7 + 7) % 7;
  int32_t day = firstDay - lead;
  for (int32_t index = 0; index < cellCount; index += 1, day += 1) {
    ucal_setMillis(calendar, (UDate)day * millisecondsPerDay, &status);
    ICUCell *cell = &cells[index];
    cell->era = ucal_get(calendar, UCAL_ERA, &status);
    cell->year = ucal_get(calendar, UCAL_YEAR, &status);
    cell->month = ucal_get(calendar, UCAL_MONTH, &status) + 1;
    cell->leap = ucal_get(calendar, UCAL_IS_LEAP_MONTH, &status);
    cell->day = ucal_get(calendar, UCAL_DATE, &status);
    cell->epochDay = day;
  }
  const ICUCell *first = &cells[lead];
  for (int32_t index = 0; index < cellCount; index += 1) {
    cells[index].inMonth = cells[index].month == first->month && cells[index].leap == first->leap;
  }
}

int32_t icuMonths(
    ICUCalendar *opaque, int32_t first, int32_t last, int32_t *firstDays, int32_t capacity) {
  UCalendar *calendar = opened(opaque);
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  int32_t day = first;
  while (day <= last && U_SUCCESS(status)) {
    ucal_setMillis(calendar, (UDate)day * millisecondsPerDay, &status);
    int32_t dayOfMonth = ucal_get(calendar, UCAL_DATE, &status);
    if (dayOfMonth == 1) {
      if (count < capacity) {
        firstDays[count] = day;
      }
      count += 1;
      day += 27;
    } else if (dayOfMonth < 28) {
      day += 28 - dayOfMonth;
    } else {
      day += 1;
    }
  }
  return count;
}
