#include "CLegibleUnicode.h"

#include <stdbool.h>
#include <unicode/uchar.h>

// Nothing is drawn of these, or it is drawn over the character before.
static bool takes_no_column(UChar32 scalar) {
  switch (u_charType(scalar)) {
  case U_NON_SPACING_MARK:
  case U_ENCLOSING_MARK: return true;
  case U_FORMAT_CHAR:
    // Terminals draw a soft hyphen, and the signs that Arabic writes under the digits after them.
    return scalar != 0xAD && !u_hasBinaryProperty(scalar, UCHAR_PREPENDED_CONCATENATION_MARK);
  default: return false;
  }
}

int32_t legible_column_count(uint32_t scalar) {
  UChar32 character = (UChar32)scalar;
  if (takes_no_column(character)) return 0;
  if (u_hasBinaryProperty(character, UCHAR_EMOJI_PRESENTATION)) return 2;
  switch (u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_WIDE:
  case U_EA_FULLWIDTH: return 2;
  default: return 1;
  }
}
