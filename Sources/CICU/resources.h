// Resource bundles: CLDR's data as ICU stores it.

#ifndef CICU_RESOURCES_H
#define CICU_RESOURCES_H

#include "enumerations.h"

static inline UResourceBundle *icu_ures_open(
    const char *package, const char *locale, UErrorCode *status) {
  return ures_open(package, locale, status);
}

// Opens exactly this bundle, without falling back to its parents or to root.
static inline UResourceBundle *icu_ures_openDirect(
    const char *package, const char *locale, UErrorCode *status) {
  return ures_openDirect(package, locale, status);
}

static inline void icu_ures_close(UResourceBundle *bundle) { ures_close(bundle); }

static inline const char *icu_ures_getLocaleByType(
    const UResourceBundle *bundle, ULocDataLocaleType type, UErrorCode *status) {
  return ures_getLocaleByType(bundle, type, status);
}

static inline UResType icu_ures_getType(const UResourceBundle *bundle) {
  return ures_getType(bundle);
}

static inline int32_t icu_ures_getSize(const UResourceBundle *bundle) {
  return ures_getSize(bundle);
}

static inline const char *icu_ures_getKey(const UResourceBundle *bundle) {
  return ures_getKey(bundle);
}

static inline UResourceBundle *icu_ures_getByKey(
    const UResourceBundle *bundle, const char *key, UResourceBundle *fill, UErrorCode *status) {
  return ures_getByKey(bundle, key, fill, status);
}

static inline UResourceBundle *icu_ures_getByIndex(
    const UResourceBundle *bundle, int32_t index, UResourceBundle *fill, UErrorCode *status) {
  return ures_getByIndex(bundle, index, fill, status);
}

static inline const UChar *icu_ures_getString(
    const UResourceBundle *bundle, int32_t *length, UErrorCode *status) {
  return ures_getString(bundle, length, status);
}

// NULL with a success status when the element is not a string.
static inline const UChar *icu_ures_getStringByIndex(
    const UResourceBundle *bundle, int32_t index, int32_t *length, UErrorCode *status) {
  return ures_getStringByIndex(bundle, index, length, status);
}

static inline const UChar *icu_ures_getStringByKey(
    const UResourceBundle *bundle, const char *key, int32_t *length, UErrorCode *status) {
  return ures_getStringByKey(bundle, key, length, status);
}

static inline const char *icu_ures_getUTF8String(
    const UResourceBundle *bundle, char *buffer, int32_t *length, UBool forceCopy,
    UErrorCode *status) {
  return ures_getUTF8String(bundle, buffer, length, forceCopy, status);
}

static inline const char *icu_ures_getUTF8StringByIndex(
    const UResourceBundle *bundle, int32_t index, char *buffer, int32_t *length, UBool forceCopy,
    UErrorCode *status) {
  return ures_getUTF8StringByIndex(bundle, index, buffer, length, forceCopy, status);
}

static inline const char *icu_ures_getUTF8StringByKey(
    const UResourceBundle *bundle, const char *key, char *buffer, int32_t *length, UBool forceCopy,
    UErrorCode *status) {
  return ures_getUTF8StringByKey(bundle, key, buffer, length, forceCopy, status);
}

static inline const int32_t *icu_ures_getIntVector(
    const UResourceBundle *bundle, int32_t *length, UErrorCode *status) {
  return ures_getIntVector(bundle, length, status);
}

static inline int32_t icu_ures_getInt(const UResourceBundle *bundle, UErrorCode *status) {
  return ures_getInt(bundle, status);
}

static inline void icu_ures_resetIterator(UResourceBundle *bundle) { ures_resetIterator(bundle); }

static inline UBool icu_ures_hasNext(const UResourceBundle *bundle) { return ures_hasNext(bundle); }

// NULL when the next element is not a string.
static inline const UChar *icu_ures_getNextString(
    UResourceBundle *bundle, int32_t *length, const char **key, UErrorCode *status) {
  return ures_getNextString(bundle, length, key, status);
}

#endif
