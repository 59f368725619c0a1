// Written by Scripts/embed; run `make embed` after adding or removing a file.
#include "include/CLegibleTokens.h"

static const uint8_t file_0[] = {
#embed "ios.resolver.json"
};

static const struct {
  const char *name;
  const uint8_t *data;
  size_t length;
} files[] = {
    {"ios.resolver.json", file_0, sizeof file_0},
};

enum { count = sizeof files / sizeof files[0] };

int32_t legible_token_file_count(void) { return count; }

const char *legible_token_file_name(int32_t index) {
  return index >= 0 && index < count ? files[index].name : NULL;
}

const uint8_t *legible_token_file_data(int32_t index, size_t *length) {
  if (index < 0 || index >= count) return NULL;
  *length = files[index].length;
  return files[index].data;
}
