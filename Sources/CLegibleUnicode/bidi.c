#include "CLegibleUnicode.h"

#include <string.h>
#include <unicode/ubidi.h>

int32_t legible_bidi_levels(const uint16_t *text, int32_t length, int32_t direction,
                            uint8_t *levels, uint8_t *base) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return status;
  UBiDiLevel level = direction < 0 ? UBIDI_DEFAULT_LTR : (UBiDiLevel)direction;
  ubidi_setPara(bidi, text, length, level, NULL, &status);
  if (U_SUCCESS(status) && length > 0) {
    const UBiDiLevel *found = ubidi_getLevels(bidi, &status);
    if (U_SUCCESS(status)) memcpy(levels, found, (size_t)length);
  }
  *base = ubidi_getParaLevel(bidi);
  ubidi_close(bidi);
  return U_FAILURE(status) ? status : 0;
}
