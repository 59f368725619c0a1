#include "CLegibleUnicode.h"

#include <stdlib.h>
#include <unicode/ubrk.h>

struct legible_breaker {
  UBreakIterator *iterator;
};

static UBreakIteratorType icu_type(legible_break_kind kind) {
  switch (kind) {
  case legible_break_line: return UBRK_LINE;
  case legible_break_grapheme: return UBRK_CHARACTER;
  }
}

int32_t legible_breaker_open(const char *locale, legible_break_kind kind, legible_breaker **out) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(icu_type(kind), locale, NULL, 0, &status);
  if (U_FAILURE(status)) return status;
  legible_breaker *breaker = malloc(sizeof *breaker);
  if (!breaker) {
    ubrk_close(iterator);
    return U_MEMORY_ALLOCATION_ERROR;
  }
  breaker->iterator = iterator;
  *out = breaker;
  return 0;
}

void legible_breaker_close(legible_breaker *breaker) {
  ubrk_close(breaker->iterator);
  free(breaker);
}

int32_t legible_breaker_find(legible_breaker *breaker, const uint16_t *text, int32_t length,
                             int32_t *offsets, uint8_t *mandatory, int32_t *count) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaker->iterator, text, length, &status);
  if (U_FAILURE(status)) return status;
  int32_t found = 0;
  ubrk_first(breaker->iterator);
  for (int32_t at = ubrk_next(breaker->iterator); at != UBRK_DONE && found < length;
       at = ubrk_next(breaker->iterator)) {
    int32_t rule = ubrk_getRuleStatus(breaker->iterator);
    offsets[found] = at;
    mandatory[found] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT;
    found += 1;
  }
  *count = found;
  return 0;
}
