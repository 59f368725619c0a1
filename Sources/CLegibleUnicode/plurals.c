#include "CLegibleUnicode.h"

#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

int32_t legible_plural_rules_open(const char *language, legible_plural_rules **out) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(language, &status);
  if (U_FAILURE(status)) return status;
  *out = (legible_plural_rules *)rules;
  return 0;
}

void legible_plural_rules_close(legible_plural_rules *rules) {
  uplrules_close((UPluralRules *)rules);
}

int32_t legible_plural_category(const legible_plural_rules *rules, double number,
                                char *category) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[legible_plural_category_size];
  int32_t length = uplrules_select((const UPluralRules *)rules, number, units,
                                   legible_plural_category_size, &status);
  if (U_FAILURE(status)) return status;
  if (length >= legible_plural_category_size) return U_BUFFER_OVERFLOW_ERROR;
  u_UCharsToChars(units, category, length + 1);
  return 0;
}
