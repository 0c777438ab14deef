#include "CICUBaseline.h"

#include <unicode/ucal.h>
#include <unicode/ustring.h>

ICUZoneCalendar *icuZoneOpen(const char *name) {
  UChar zone[64];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  u_strFromUTF8(zone, 64, &length, name, -1, &status);
  UCalendar *calendar = ucal_open(zone, length, "und", UCAL_GREGORIAN, &status);
  if (U_FAILURE(status)) {
    ucal_close(calendar);
    return NULL;
  }
  return (ICUZoneCalendar *)calendar;
}

void icuZoneClose(ICUZoneCalendar *zone) { ucal_close((UCalendar *)zone); }

int64_t icuToLocal(ICUZoneCalendar *zone, int64_t instant) {
  UCalendar *calendar = (UCalendar *)zone;
  UErrorCode status = U_ZERO_ERROR;
  ucal_setMillis(calendar, (UDate)instant, &status);
  int32_t standard = ucal_get(calendar, UCAL_ZONE_OFFSET, &status);
  return instant + standard + ucal_get(calendar, UCAL_DST_OFFSET, &status);
}

int64_t icuToUTC(ICUZoneCalendar *zone, int64_t local) {
  UCalendar *calendar = (UCalendar *)zone;
  UErrorCode status = U_ZERO_ERROR;
  int32_t standard = 0;
  int32_t summer = 0;
  ucal_setMillis(calendar, (UDate)local, &status);
  ucal_getTimeZoneOffsetFromLocal(
    calendar, UCAL_TZ_LOCAL_FORMER, UCAL_TZ_LOCAL_FORMER, &standard, &summer, &status);
  return local - standard - summer;
}
