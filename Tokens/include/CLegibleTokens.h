#pragma once
#include <stddef.h>
#include <stdint.h>

/// The number of token files embedded in the binary.
int32_t legible_token_file_count(void);

/// The file name of an embedded token file, or NULL past the end.
const char *legible_token_file_name(int32_t index);

/// The bytes of an embedded token file and their number, or NULL past the end.
const uint8_t *legible_token_file_data(int32_t index, size_t *length);
