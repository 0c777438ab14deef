// Makes the rows of ContestedYears.swift: the Chinese and Dangi years that ICU answers otherwise
// when it was asked for the other calendar before, with their neighbours, as ICU computes them in a
// process in which it is asked for that calendar alone.
//
//   cc make-contested-years.c $(pkg-config --cflags --libs icu-i18n icu-uc) -o make-contested-years
//   ./make-contested-years list chinese 0 > a; ./make-contested-years list chinese dangi > b
//   ./make-contested-years list dangi 0 > c;   ./make-contested-years list dangi chinese > d
//   (diff a b; diff c d) | awk '/^[<>]/ { print $2 - 1; print $2; print $2 + 1 }' | sort -nu > years
//   ./make-contested-years rows chinese < years; ./make-contested-years rows dangi < years

#include <stdio.h>
#include <string.h>
#include <unicode/ucal.h>

enum { firstDay = -4370900, endDay = 2932200, firstYear = -9997, yearCount = 19995 };

typedef struct {
  int year, month, leap, day;
} Fields;

typedef struct {
  int firstDay, leap, count;
  unsigned longMonths;
} Year;

static UErrorCode status = U_ZERO_ERROR;
static UCalendar *calendar;

static Fields fieldsOf(int day) {
  ucal_setMillis(calendar, day * 86400000.0, &status);
  Fields fields = {
      ucal_get(calendar, UCAL_EXTENDED_YEAR, &status), ucal_get(calendar, UCAL_MONTH, &status) + 1,
      ucal_get(calendar, UCAL_IS_LEAP_MONTH, &status), ucal_get(calendar, UCAL_DATE, &status)};
  return fields;
}

static Year years[yearCount];

static void readYears(const char *name) {
  char locale[64];
  snprintf(locale, sizeof locale, "@calendar=%s", name);
  static const UChar gmt[] = u"GMT";
  calendar = ucal_open(gmt, 3, locale, UCAL_DEFAULT, &status);
  memset(years, 0, sizeof years);
  int offset = fieldsOf(165).year - 1970;  // A day in June 1970.
  int start = firstDay - fieldsOf(firstDay).day + 1;
  while (start < endDay) {
    Fields fields = fieldsOf(start);
    int length = 36 - fieldsOf(start + 35).day;
    int index = fields.year - offset - firstYear;
    if (index >= 0 && index < yearCount) {
      Year *year = &years[index];
      if (year->count == 0) year->firstDay = start;
      if (fields.leap) year->leap = fields.month;
      if (length == 30) year->longMonths |= 1u << year->count;
      year->count += 1;
    }
    start += length;
  }
  ucal_close(calendar);
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  int isList = strcmp(arguments[1], "list") == 0;
  if (isList && count > 3 && strcmp(arguments[3], "0") != 0) readYears(arguments[3]);
  readYears(arguments[2]);
  int number;
  if (isList) {
    for (int index = 0; index < yearCount; index += 1) {
      Year year = years[index];
      printf("%d %d %d %x\n", index + firstYear, year.firstDay, year.leap, year.longMonths);
    }
  } else {
    while (scanf("%d", &number) == 1) {
      Year year = years[number - firstYear];
      printf("    (%d, %d, %d, 0x%04x),\n", number, year.firstDay, year.leap, year.longMonths);
    }
  }
  return U_SUCCESS(status) ? 0 : 70;
}
