// Collation and transliteration: what makes texts comparable for a search.

#ifndef CICU_COLLATION_H
#define CICU_COLLATION_H

#include "enumerations.h"

static inline UCollator *icu_ucol_open(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}

static inline void icu_ucol_close(UCollator *collator) { ucol_close(collator); }

// Letters alone: accents, case and width make no difference.
static inline void icu_ucol_setPrimaryStrength(UCollator *collator) {
  ucol_setStrength(collator, UCOL_PRIMARY);
}

// The length of a sort key with its final zero, also where the capacity is less.
static inline int32_t icu_ucol_getSortKey(
    const UCollator *collator, const UChar *text, int32_t length, uint8_t *key, int32_t capacity) {
  return ucol_getSortKey(collator, text, length, key, capacity);
}

static inline UTransliterator *icu_utrans_openForward(
    const UChar *identifier, int32_t length, UErrorCode *status) {
  return utrans_openU(identifier, length, UTRANS_FORWARD, NULL, 0, NULL, status);
}

static inline void icu_utrans_close(UTransliterator *transliterator) {
  utrans_close(transliterator);
}

// Changes a text in place; `length` is its length, then that of the result.
static inline void icu_utrans_transUChars(
    const UTransliterator *transliterator, UChar *text, int32_t *length, int32_t capacity,
    int32_t start, int32_t *limit, UErrorCode *status) {
  utrans_transUChars(transliterator, text, length, capacity, start, limit, status);
}

#endif
