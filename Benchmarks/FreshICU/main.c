// Without arguments this is J6: a German weekday header, the grid of August 2026, and a date as it is
// spoken. With `open` and a locale it is a unit of open-first: it opens the locale before anything
// else, and prints the CPU time in nanoseconds and a checksum. With `memory` it is J6 again, and the
// most memory that this took. `fresh-kalends` does the same in Swift.

#include "CICUBaseline.h"
#include "CProcesses.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

static void put(const UChar *text, int32_t length, UErrorCode *status) {
  char bytes[512];
  int32_t count = 0;
  u_strToUTF8(bytes, sizeof bytes, &count, text, length, status);
  fwrite(bytes, 1, U_SUCCESS(*status) ? (size_t)count : 0, stdout);
}

static int printOpening(const char *locale) {
  static char bytes[16384];
  double start = threadTime();
  int32_t length = icuOpenLocale(locale, bytes, sizeof bytes);
  double end = threadTime();
  uint64_t checksum = 0;
  for (int32_t index = 0; index < length; index += 1) {
    checksum = (checksum ^ (unsigned char)bytes[index]) * 1099511628211u;
  }
  printf("%f %" PRIu64 "\n", end - start, checksum);
  return length < 0;
}

static int printMonth(void) {
  UErrorCode status = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open("de", &status);
  UChar pattern[64];
  int32_t length = udatpg_getBestPattern(generator, u"yMMMMEEEEd", 10, pattern, 64, &status);
  udatpg_close(generator);
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, "de", u"GMT", 3, pattern, length, &status);
  UCalendar *calendar = ucal_clone(udat_getCalendar(format), &status);
  int32_t first = ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK);

  for (int32_t column = 0; column < 7; column += 1) {
    UChar name[64];
    int32_t weekday = (first - 1 + column) % 7 + 1;
    length = udat_getSymbols(
      format, UDAT_STANDALONE_SHORT_WEEKDAYS, weekday, name, 64, &status);
    put(name, length, &status);
    putchar(column < 6 ? ' ' : '\n');
  }

  ucal_setDate(calendar, 2026, UCAL_AUGUST, 1, &status);
  int32_t lead = (ucal_get(calendar, UCAL_DAY_OF_WEEK, &status) - first + 7) % 7;
  int32_t days = ucal_getLimit(calendar, UCAL_DAY_OF_MONTH, UCAL_ACTUAL_MAXIMUM, &status);
  int32_t cells = (lead + days + 6) / 7 * 7;
  ucal_add(calendar, UCAL_DAY_OF_MONTH, -lead, &status);
  for (int32_t cell = 0; cell < cells; cell += 1) {
    printf("%d%c", ucal_get(calendar, UCAL_DAY_OF_MONTH, &status), cell % 7 < 6 ? ' ' : '\n');
    ucal_add(calendar, UCAL_DAY_OF_MONTH, 1, &status);
  }

  ucal_setDate(calendar, 2026, UCAL_AUGUST, 6, &status);
  UChar text[128];
  length = udat_format(format, ucal_getMillis(calendar, &status), text, 128, NULL, &status);
  // Spoken, the day has no full stop.
  int32_t end = 0;
  for (int32_t index = 0; index < length; index += 1) {
    if (text[index] != u'.') {
      text[end] = text[index];
      end += 1;
    }
  }
  put(text, end, &status);
  putchar('\n');
  ucal_close(calendar);
  udat_close(format);
  return U_FAILURE(status);
}

int main(int count, char **arguments) {
  int opens = count == 3 && strcmp(arguments[1], "open") == 0;
  if (opens) {
    return printOpening(arguments[2]);
  }
  int failed = printMonth();
  if (count == 2) {
    printf("%" PRId64 "\n", peakMemory());
  }
  return failed;
}
