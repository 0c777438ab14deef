#include "CICUBaseline.h"

#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

int32_t icuLocaleCount(void) { return uloc_countAvailable(); }

const char *icuLocaleName(int32_t index) { return uloc_getAvailable(index); }

ICUDateFormat *icuDateFormatOpen(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  // A pattern of one's own is cheaper than a style, which ICU has to look up.
  UDateFormat *format =
    udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"GMT", 3, u"EEEE", 4, &status);
  return (ICUDateFormat *)format;
}

void icuDateFormatClose(ICUDateFormat *format) { udat_close((UDateFormat *)format); }

int32_t icuHeader(ICUDateFormat *opaque, int32_t *ends, char *bytes, int32_t capacity) {
  static const UDateFormatSymbolType widths[] = {
    UDAT_STANDALONE_NARROW_WEEKDAYS, UDAT_STANDALONE_SHORT_WEEKDAYS, UDAT_STANDALONE_WEEKDAYS};
  const UDateFormat *format = (const UDateFormat *)opaque;
  UErrorCode status = U_ZERO_ERROR;
  int32_t first = ucal_getAttribute(udat_getCalendar(format), UCAL_FIRST_DAY_OF_WEEK);
  int32_t end = 0;
  int32_t written = 0;
  for (int32_t width = 0; width < 3; width += 1) {
    for (int32_t index = 0; index < 7; index += 1) {
      int32_t weekday = first + index > 7 ? first + index - 7 : first + index;
      UChar name[256];
      int32_t length = udat_getSymbols(format, widths[width], weekday, name, 256, &status);
      int32_t converted = 0;
      u_strToUTF8(&bytes[end], capacity - end, &converted, name, length, &status);
      if (U_FAILURE(status)) {
        return -1;
      }
      end += converted;
      ends[written] = end;
      written += 1;
    }
  }
  return first;
}
