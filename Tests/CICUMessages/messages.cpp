#include "CICUMessages.h"

#include <unicode/msgfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include <memory>
#include <string>
#include <vector>

namespace {

char letter(const icu::UnicodeString &keyword) {
  if (keyword == u"zero") return 'z';
  if (keyword == u"one") return 'o';
  if (keyword == u"two") return 't';
  if (keyword == u"few") return 'f';
  if (keyword == u"many") return 'm';
  return keyword == u"other" ? 'x' : '?';
}

}  // namespace

int32_t messages_format(
    const char *locale, const char *pattern, int32_t count, const char *const *names,
    const char *const *texts, const int64_t *numbers, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // A sweep asks for one message many times; opening it costs far more than running it.
  thread_local std::string openLocale;
  thread_local std::string openPattern;
  thread_local std::unique_ptr<icu::MessageFormat> format;
  if (!format || openLocale != locale || openPattern != pattern) {
    format = std::make_unique<icu::MessageFormat>(
        icu::UnicodeString::fromUTF8(pattern), icu::Locale::createCanonical(locale), status);
    if (U_FAILURE(status)) {
      format.reset();
      return -status;
    }
    openLocale = locale;
    openPattern = pattern;
  }
  std::vector<icu::UnicodeString> argumentNames;
  std::vector<icu::Formattable> arguments;
  for (int32_t index = 0; index < count; ++index) {
    argumentNames.push_back(icu::UnicodeString::fromUTF8(names[index]));
    arguments.push_back(
        texts[index] ? icu::Formattable(icu::UnicodeString::fromUTF8(texts[index]))
                     : icu::Formattable(numbers[index]));
  }
  icu::UnicodeString result;
  format->format(argumentNames.data(), arguments.data(), count, result, status);
  if (U_FAILURE(status)) return -status;
  std::string utf8;
  result.toUTF8String(utf8);
  if (int32_t(utf8.size()) > capacity) return -U_BUFFER_OVERFLOW_ERROR;
  utf8.copy(text, utf8.size());
  return int32_t(utf8.size());
}

void *messages_openPlurals(const char *locale, int32_t isOrdinal) {
  UErrorCode status = U_ZERO_ERROR;
  return icu::PluralRules::forLocale(
      icu::Locale(locale), isOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status);
}

void messages_closePlurals(void *rules) { delete static_cast<icu::PluralRules *>(rules); }

char messages_pluralOfInteger(const void *rules, int64_t number) {
  if (!rules) return '?';
  return letter(static_cast<const icu::PluralRules *>(rules)->select(double(number)));
}

char messages_pluralOfDecimal(const void *rules, const char *number, int32_t fractionDigits) {
  if (!rules) return '?';
  UErrorCode status = U_ZERO_ERROR;
  auto formatted =
      icu::number::NumberFormatter::withLocale(icu::Locale::getRoot())
          .precision(icu::number::Precision::fixedFraction(fractionDigits))
          .formatDecimal(number, status);
  auto keyword = static_cast<const icu::PluralRules *>(rules)->select(formatted, status);
  return U_SUCCESS(status) ? letter(keyword) : '?';
}
