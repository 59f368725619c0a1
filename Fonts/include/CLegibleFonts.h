#pragma once
#include <stddef.h>
#include <stdint.h>

/// The number of fonts embedded in the binary.
int32_t legible_font_count(void);

/// The file name of an embedded font, or NULL past the end.
const char *legible_font_name(int32_t index);

/// The bytes of an embedded font and their number, or NULL past the end.
const uint8_t *legible_font_data(int32_t index, size_t *length);
