#include "CICUBaseline.h"

#include <unicode/ucal.h>

static int32_t compare(int32_t year, int32_t month, int32_t day, ICUDay other) {
  if (year != other.year) return year < other.year ? -1 : 1;
  if (month != other.month) return month < other.month ? -1 : 1;
  return day < other.day ? -1 : day > other.day;
}

static int64_t startOf(ICUDay day, UCalendar *calendar) {
  UErrorCode status = U_ZERO_ERROR;
  ucal_clear(calendar);
  ucal_setDate(calendar, day.year, day.month - 1, day.day, &status);
  return (int64_t)ucal_getMillis(calendar, &status);
}

int64_t icuClampToDays(ICUZoneCalendar *zone, int64_t instant, ICUDay first, ICUDay last) {
  UCalendar *calendar = (UCalendar *)zone;
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(calendar, (UDate)instant, &status);
  int32_t year = ucal_get(calendar, UCAL_YEAR, &status);
  int32_t month = ucal_get(calendar, UCAL_MONTH, &status) + 1;
  int32_t day = ucal_get(calendar, UCAL_DATE, &status);
  if (compare(year, month, day, first) < 0) return startOf(first, calendar);
  if (compare(year, month, day, last) > 0) return startOf(last, calendar);
  return instant;
}
