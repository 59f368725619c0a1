#include "CLegibleUnicode.h"

#include <unicode/ucnv.h>

int32_t legible_charset(const char *name, uint16_t *table) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(name, &status);
  if (U_FAILURE(status)) return status;
  for (int byte = 0; byte < 256; byte += 1) {
    char text = (char)byte;
    UErrorCode failure = U_ZERO_ERROR;
    UChar unit = 0xFFFD;
    int32_t length = ucnv_toUChars(converter, &unit, 1, &text, 1, &failure);
    table[byte] = U_SUCCESS(failure) && length == 1 ? unit : 0xFFFD;
  }
  ucnv_close(converter);
  return 0;
}
