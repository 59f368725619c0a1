// Written by Scripts/embed; run `make embed` after adding or removing a file.
#include "include/CLegibleTokens.h"

static const uint8_t file_0[] = {
#embed "ios.appearance.dark.tokens.json"
};
static const uint8_t file_1[] = {
#embed "ios.appearance.light.tokens.json"
};
static const uint8_t file_2[] = {
#embed "ios.base.tokens.json"
};
static const uint8_t file_3[] = {
#embed "ios.colors.increased.tokens.json"
};
static const uint8_t file_4[] = {
#embed "ios.colors.standard.tokens.json"
};
static const uint8_t file_5[] = {
#embed "ios.margins.pad.tokens.json"
};
static const uint8_t file_6[] = {
#embed "ios.margins.phone.tokens.json"
};
static const uint8_t file_7[] = {
#embed "ios.margins.phoneWide.tokens.json"
};
static const uint8_t file_8[] = {
#embed "ios.resolver.json"
};
static const uint8_t file_9[] = {
#embed "ios.text.accessibility1.tokens.json"
};
static const uint8_t file_10[] = {
#embed "ios.text.accessibility2.tokens.json"
};
static const uint8_t file_11[] = {
#embed "ios.text.accessibility3.tokens.json"
};
static const uint8_t file_12[] = {
#embed "ios.text.accessibility4.tokens.json"
};
static const uint8_t file_13[] = {
#embed "ios.text.accessibility5.tokens.json"
};
static const uint8_t file_14[] = {
#embed "ios.text.large.tokens.json"
};
static const uint8_t file_15[] = {
#embed "ios.text.medium.tokens.json"
};
static const uint8_t file_16[] = {
#embed "ios.text.small.tokens.json"
};
static const uint8_t file_17[] = {
#embed "ios.text.xLarge.tokens.json"
};
static const uint8_t file_18[] = {
#embed "ios.text.xSmall.tokens.json"
};
static const uint8_t file_19[] = {
#embed "ios.text.xxLarge.tokens.json"
};
static const uint8_t file_20[] = {
#embed "ios.text.xxxLarge.tokens.json"
};

static const struct {
  const char *name;
  const uint8_t *data;
  size_t length;
} files[] = {
    {"ios.appearance.dark.tokens.json", file_0, sizeof file_0},
    {"ios.appearance.light.tokens.json", file_1, sizeof file_1},
    {"ios.base.tokens.json", file_2, sizeof file_2},
    {"ios.colors.increased.tokens.json", file_3, sizeof file_3},
    {"ios.colors.standard.tokens.json", file_4, sizeof file_4},
    {"ios.margins.pad.tokens.json", file_5, sizeof file_5},
    {"ios.margins.phone.tokens.json", file_6, sizeof file_6},
    {"ios.margins.phoneWide.tokens.json", file_7, sizeof file_7},
    {"ios.resolver.json", file_8, sizeof file_8},
    {"ios.text.accessibility1.tokens.json", file_9, sizeof file_9},
    {"ios.text.accessibility2.tokens.json", file_10, sizeof file_10},
    {"ios.text.accessibility3.tokens.json", file_11, sizeof file_11},
    {"ios.text.accessibility4.tokens.json", file_12, sizeof file_12},
    {"ios.text.accessibility5.tokens.json", file_13, sizeof file_13},
    {"ios.text.large.tokens.json", file_14, sizeof file_14},
    {"ios.text.medium.tokens.json", file_15, sizeof file_15},
    {"ios.text.small.tokens.json", file_16, sizeof file_16},
    {"ios.text.xLarge.tokens.json", file_17, sizeof file_17},
    {"ios.text.xSmall.tokens.json", file_18, sizeof file_18},
    {"ios.text.xxLarge.tokens.json", file_19, sizeof file_19},
    {"ios.text.xxxLarge.tokens.json", file_20, sizeof file_20},
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
