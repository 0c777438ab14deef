// Locale identifiers, regions, scripts, characters, and the versions of the linked library.

#ifndef CICU_LOCALES_H
#define CICU_LOCALES_H

#include "enumerations.h"

static inline void icu_u_getVersion(UVersionInfo version) { u_getVersion(version); }

static inline void icu_u_getUnicodeVersion(UVersionInfo version) { u_getUnicodeVersion(version); }

static inline void icu_ulocdata_getCLDRVersion(UVersionInfo version, UErrorCode *status) {
  ulocdata_getCLDRVersion(version, status);
}

// The name of a status, such as "U_MISSING_RESOURCE_ERROR"; static storage.
static inline const char *icu_u_errorName(UErrorCode status) { return u_errorName(status); }

static inline int32_t icu_uloc_countAvailable(void) { return uloc_countAvailable(); }

static inline const char *icu_uloc_getAvailable(int32_t index) { return uloc_getAvailable(index); }

static inline int32_t icu_uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsedLength, UErrorCode *status) {
  return uloc_forLanguageTag(tag, locale, capacity, parsedLength, status);
}

static inline int32_t icu_uloc_toLanguageTag(
    const char *locale, char *tag, int32_t capacity, UBool strict, UErrorCode *status) {
  return uloc_toLanguageTag(locale, tag, capacity, strict, status);
}

static inline int32_t icu_uloc_canonicalize(
    const char *locale, char *name, int32_t capacity, UErrorCode *status) {
  return uloc_canonicalize(locale, name, capacity, status);
}

static inline int32_t icu_uloc_getBaseName(
    const char *locale, char *name, int32_t capacity, UErrorCode *status) {
  return uloc_getBaseName(locale, name, capacity, status);
}

static inline int32_t icu_uloc_getLanguage(
    const char *locale, char *language, int32_t capacity, UErrorCode *status) {
  return uloc_getLanguage(locale, language, capacity, status);
}

static inline int32_t icu_uloc_getScript(
    const char *locale, char *script, int32_t capacity, UErrorCode *status) {
  return uloc_getScript(locale, script, capacity, status);
}

static inline int32_t icu_uloc_getCountry(
    const char *locale, char *region, int32_t capacity, UErrorCode *status) {
  return uloc_getCountry(locale, region, capacity, status);
}

static inline int32_t icu_uloc_getKeywordValue(
    const char *locale, const char *keyword, char *value, int32_t capacity, UErrorCode *status) {
  return uloc_getKeywordValue(locale, keyword, value, capacity, status);
}

static inline int32_t icu_uloc_addLikelySubtags(
    const char *locale, char *maximized, int32_t capacity, UErrorCode *status) {
  return uloc_addLikelySubtags(locale, maximized, capacity, status);
}

static inline ULayoutType icu_uloc_getCharacterOrientation(
    const char *locale, UErrorCode *status) {
  return uloc_getCharacterOrientation(locale, status);
}

static inline UBool icu_uloc_isRightToLeft(const char *locale) {
  return uloc_isRightToLeft(locale);
}

static inline const URegion *icu_uregion_getRegionFromCode(const char *code, UErrorCode *status) {
  return uregion_getRegionFromCode(code, status);
}

static inline const char *icu_uregion_getRegionCode(const URegion *region) {
  return uregion_getRegionCode(region);
}

static inline UBool icu_uscript_isRightToLeft(UScriptCode script) {
  return uscript_isRightToLeft(script);
}

static inline int32_t icu_uscript_getCode(
    const char *name, UScriptCode *codes, int32_t capacity, UErrorCode *status) {
  return uscript_getCode(name, codes, capacity, status);
}

static inline int8_t icu_u_charType(UChar32 character) { return u_charType(character); }

static inline int32_t icu_u_getIntPropertyValue(UChar32 character, UProperty property) {
  return u_getIntPropertyValue(character, property);
}

// The code of the region that a code stands for today, owned by ICU.
static inline const char *icu_uregion_canonicalCode(const char *code, UErrorCode *status) {
  return uregion_getRegionCode(uregion_getRegionFromCode(code, status));
}

static inline UBool icu_u_islower(UChar32 c) { return u_islower(c); }

static inline UBool icu_u_isalpha(UChar32 c) { return u_isalpha(c); }

static inline UBool icu_u_isdigit(UChar32 c) { return u_isdigit(c); }

// The text with its first letter, as the language has letters, as a capital.
static inline int32_t icu_titlecaseFirst(
    const UChar *text, int32_t length, const char *locale, UChar *result, int32_t capacity,
    UErrorCode *status) {
  UCaseMap *map = ucasemap_open(
      locale,
      U_TITLECASE_WHOLE_STRING | U_TITLECASE_NO_LOWERCASE | U_TITLECASE_NO_BREAK_ADJUSTMENT, status);
  int32_t count = ucasemap_toTitle(map, result, capacity, text, length, status);
  ucasemap_close(map);
  return count;
}

#endif
