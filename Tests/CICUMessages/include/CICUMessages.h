// What tests ask ICU beside its C API: messages with arguments by name, and plural categories of
// numbers by their written digits.

#ifndef CICU_MESSAGES_H
#define CICU_MESSAGES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// ICU's text of a message in UTF-8.
///
/// An argument is a text, or the number at its position where the text is NULL. Answers the length
/// of the text, or the negative number of ICU's status.
int32_t messages_format(
    const char *locale, const char *pattern, int32_t count, const char *const *names,
    const char *const *texts, const int64_t *numbers, char *text, int32_t capacity);

/// The plural rules of a locale, to be closed; NULL when ICU has no data.
void *messages_openPlurals(const char *locale, int32_t isOrdinal);

void messages_closePlurals(void *rules);

/// The category of an integer, as a letter: z, o, t, f, m for zero, one, two, few, many, x for
/// other.
char messages_pluralOfInteger(const void *rules, int64_t number);

/// The category of a decimal number that is written with that many fraction digits.
char messages_pluralOfDecimal(const void *rules, const char *number, int32_t fractionDigits);

#ifdef __cplusplus
}
#endif

#endif
