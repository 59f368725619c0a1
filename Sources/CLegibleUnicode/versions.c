#include "CLegibleUnicode.h"

#include <unicode/uchar.h>
#include <unicode/utypes.h>
#include <unicode/uvernum.h>

const char *legible_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

const char *legible_icu_version(void) { return U_ICU_VERSION; }

const char *legible_unicode_version(void) { return U_UNICODE_VERSION; }
