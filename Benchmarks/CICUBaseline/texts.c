#include "CICUBaseline.h"

#include <string.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/ustring.h>

enum { greatestText = 512 };

ICUDateFormat *icuPatternOpen(const char *locale, const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[greatestText];
  int32_t length = 0;
  u_strFromUTF8(units, greatestText, &length, pattern, (int32_t)strlen(pattern), &status);
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"GMT", 3, units, length, &status);
  return U_SUCCESS(status) ? (ICUDateFormat *)format : NULL;
}

ICUDateFormat *icuTextOpen(const char *locale, const char *skeleton) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[64];
  int32_t length = 0;
  u_strFromUTF8(units, 64, &length, skeleton, (int32_t)strlen(skeleton), &status);
  UDateTimePatternGenerator *generator = udatpg_open(locale, &status);
  UChar pattern[greatestText];
  int32_t count =
    udatpg_getBestPattern(generator, units, length, pattern, greatestText, &status);
  udatpg_close(generator);
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"GMT", 3, pattern, count, &status);
  return U_SUCCESS(status) ? (ICUDateFormat *)format : NULL;
}

int32_t icuText(ICUDateFormat *format, double instant, char *bytes, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar text[greatestText];
  int32_t length =
    udat_format((UDateFormat *)format, instant, text, greatestText, NULL, &status);
  int32_t converted = 0;
  u_strToUTF8(bytes, capacity, &converted, text, length, &status);
  return U_SUCCESS(status) ? converted : -1;
}

int32_t icuRange(
    const char *locale, const char *skeleton, double first, double last, char *bytes,
    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[64];
  int32_t length = 0;
  u_strFromUTF8(units, 64, &length, skeleton, (int32_t)strlen(skeleton), &status);
  UDateIntervalFormat *format = udtitvfmt_open(locale, units, length, u"GMT", 3, &status);
  UChar text[greatestText];
  int32_t count = udtitvfmt_format(format, first, last, text, greatestText, NULL, &status);
  udtitvfmt_close(format);
  int32_t converted = 0;
  u_strToUTF8(bytes, capacity, &converted, text, count, &status);
  return U_SUCCESS(status) ? converted : -1;
}
