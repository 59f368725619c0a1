// The few Unicode algorithms Legible takes from ICU, in plain C types. Text is UTF-16, offsets count
// its code units, and a status is 0 when all went well (ICU's warnings included).
#pragma once
#include <stdint.h>

/// What a breaker looks for.
typedef enum __attribute__((enum_extensibility(closed))) : int32_t {
  legible_break_line,
  legible_break_grapheme,
} legible_break_kind;

/// An open break iterator; one thread at a time.
typedef struct legible_breaker legible_breaker;

/// Opens a breaker for a locale such as "ja@lb=strict".
int32_t legible_breaker_open(const char *locale, legible_break_kind kind, legible_breaker **out);

/// Closes a breaker.
void legible_breaker_close(legible_breaker *breaker);

/// Finds every boundary after the start of the text, its end included.
/// offsets and mandatory take at most length entries; count tells how many were written.
int32_t legible_breaker_find(legible_breaker *breaker, const uint16_t *text, int32_t length,
                             int32_t *offsets, uint8_t *mandatory, int32_t *count);

/// Computes the bidi level of every code unit (UAX #9). direction is 0 for left to right, 1 for right
/// to left, -1 to take the first strong character's, left to right when there is none.
int32_t legible_bidi_levels(const uint16_t *text, int32_t length, int32_t direction,
                            uint8_t *levels, uint8_t *base);

/// Fills a table with the code unit of each byte of an 8-bit character set such as "KOI8-R"; U+FFFD
/// stands for a byte that is no character. table takes 256 entries.
int32_t legible_charset(const char *name, uint16_t *table);

/// The room for a part of a locale with its end.
enum { legible_locale_part = 12 };

/// The language of a BCP 47 tag, and its region: the likely one when it names none.
int32_t legible_locale_parts(const char *tag, char *language, char *region);

/// The rules by which a language chooses among plural forms; threads can share them.
typedef struct legible_plural_rules legible_plural_rules;

/// Opens the rules for cardinal numbers of a language such as "pt-PT".
int32_t legible_plural_rules_open(const char *language, legible_plural_rules **out);

/// Closes rules.
void legible_plural_rules_close(legible_plural_rules *rules);

/// The room for the name of a plural category with its end.
enum { legible_plural_category_size = 8 };

/// The name that CLDR gives to the category of a number, such as "few".
int32_t legible_plural_category(const legible_plural_rules *rules, double number,
                                char *category);

/// The columns that a terminal gives to a scalar that stands alone: 0, 1 or 2.
int32_t legible_column_count(uint32_t scalar);

/// The name of a status, for messages.
const char *legible_status_name(int32_t status);

/// The version of ICU, such as "72.1".
const char *legible_icu_version(void);

/// The version of Unicode that ICU implements, such as "15.0".
const char *legible_unicode_version(void);
