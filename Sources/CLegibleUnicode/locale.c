#include "CLegibleUnicode.h"

#include <unicode/uloc.h>

int32_t legible_locale_parts(const char *tag, char *language, char *region) {
  UErrorCode status = U_ZERO_ERROR;
  char locale[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &status);
  uloc_getLanguage(locale, language, legible_locale_part, &status);
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  uloc_getCountry(likely, region, legible_locale_part, &status);
  return U_FAILURE(status) ? status : 0;
}
