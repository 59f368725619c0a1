// Written by Scripts/embed; run `make embed` after adding or removing a file.
#include "include/CLegibleFonts.h"

static const uint8_t file_0[] = {
#embed "DroidSansFallback.ttf"
};
static const uint8_t file_1[] = {
#embed "Inter.ttf"
};
static const uint8_t file_2[] = {
#embed "InterDisplay.ttf"
};
static const uint8_t file_3[] = {
#embed "NotoSansArabic-Bold.ttf"
};
static const uint8_t file_4[] = {
#embed "NotoSansArabic-Regular.ttf"
};
static const uint8_t file_5[] = {
#embed "NotoSansArmenian-Bold.ttf"
};
static const uint8_t file_6[] = {
#embed "NotoSansArmenian-Regular.ttf"
};
static const uint8_t file_7[] = {
#embed "NotoSansBengali-Bold.ttf"
};
static const uint8_t file_8[] = {
#embed "NotoSansBengali-Regular.ttf"
};
static const uint8_t file_9[] = {
#embed "NotoSansDevanagari-Bold.ttf"
};
static const uint8_t file_10[] = {
#embed "NotoSansDevanagari-Regular.ttf"
};
static const uint8_t file_11[] = {
#embed "NotoSansEthiopic-Bold.ttf"
};
static const uint8_t file_12[] = {
#embed "NotoSansEthiopic-Regular.ttf"
};
static const uint8_t file_13[] = {
#embed "NotoSansGeorgian-Bold.ttf"
};
static const uint8_t file_14[] = {
#embed "NotoSansGeorgian-Regular.ttf"
};
static const uint8_t file_15[] = {
#embed "NotoSansGujarati-Bold.ttf"
};
static const uint8_t file_16[] = {
#embed "NotoSansGujarati-Regular.ttf"
};
static const uint8_t file_17[] = {
#embed "NotoSansGurmukhi-Bold.ttf"
};
static const uint8_t file_18[] = {
#embed "NotoSansGurmukhi-Regular.ttf"
};
static const uint8_t file_19[] = {
#embed "NotoSansHebrew-Bold.ttf"
};
static const uint8_t file_20[] = {
#embed "NotoSansHebrew-Regular.ttf"
};
static const uint8_t file_21[] = {
#embed "NotoSansKannada-Bold.ttf"
};
static const uint8_t file_22[] = {
#embed "NotoSansKannada-Regular.ttf"
};
static const uint8_t file_23[] = {
#embed "NotoSansKhmer-Bold.ttf"
};
static const uint8_t file_24[] = {
#embed "NotoSansKhmer-Regular.ttf"
};
static const uint8_t file_25[] = {
#embed "NotoSansLao-Bold.ttf"
};
static const uint8_t file_26[] = {
#embed "NotoSansLao-Regular.ttf"
};
static const uint8_t file_27[] = {
#embed "NotoSansMalayalam-Bold.ttf"
};
static const uint8_t file_28[] = {
#embed "NotoSansMalayalam-Regular.ttf"
};
static const uint8_t file_29[] = {
#embed "NotoSansMyanmar-Bold.ttf"
};
static const uint8_t file_30[] = {
#embed "NotoSansMyanmar-Regular.ttf"
};
static const uint8_t file_31[] = {
#embed "NotoSansSinhala-Bold.ttf"
};
static const uint8_t file_32[] = {
#embed "NotoSansSinhala-Regular.ttf"
};
static const uint8_t file_33[] = {
#embed "NotoSansTamil-Bold.ttf"
};
static const uint8_t file_34[] = {
#embed "NotoSansTamil-Regular.ttf"
};
static const uint8_t file_35[] = {
#embed "NotoSansTelugu-Bold.ttf"
};
static const uint8_t file_36[] = {
#embed "NotoSansTelugu-Regular.ttf"
};
static const uint8_t file_37[] = {
#embed "NotoSansThai-Bold.ttf"
};
static const uint8_t file_38[] = {
#embed "NotoSansThai-Regular.ttf"
};

static const struct {
  const char *name;
  const uint8_t *data;
  size_t length;
} files[] = {
    {"DroidSansFallback.ttf", file_0, sizeof file_0},
    {"Inter.ttf", file_1, sizeof file_1},
    {"InterDisplay.ttf", file_2, sizeof file_2},
    {"NotoSansArabic-Bold.ttf", file_3, sizeof file_3},
    {"NotoSansArabic-Regular.ttf", file_4, sizeof file_4},
    {"NotoSansArmenian-Bold.ttf", file_5, sizeof file_5},
    {"NotoSansArmenian-Regular.ttf", file_6, sizeof file_6},
    {"NotoSansBengali-Bold.ttf", file_7, sizeof file_7},
    {"NotoSansBengali-Regular.ttf", file_8, sizeof file_8},
    {"NotoSansDevanagari-Bold.ttf", file_9, sizeof file_9},
    {"NotoSansDevanagari-Regular.ttf", file_10, sizeof file_10},
    {"NotoSansEthiopic-Bold.ttf", file_11, sizeof file_11},
    {"NotoSansEthiopic-Regular.ttf", file_12, sizeof file_12},
    {"NotoSansGeorgian-Bold.ttf", file_13, sizeof file_13},
    {"NotoSansGeorgian-Regular.ttf", file_14, sizeof file_14},
    {"NotoSansGujarati-Bold.ttf", file_15, sizeof file_15},
    {"NotoSansGujarati-Regular.ttf", file_16, sizeof file_16},
    {"NotoSansGurmukhi-Bold.ttf", file_17, sizeof file_17},
    {"NotoSansGurmukhi-Regular.ttf", file_18, sizeof file_18},
    {"NotoSansHebrew-Bold.ttf", file_19, sizeof file_19},
    {"NotoSansHebrew-Regular.ttf", file_20, sizeof file_20},
    {"NotoSansKannada-Bold.ttf", file_21, sizeof file_21},
    {"NotoSansKannada-Regular.ttf", file_22, sizeof file_22},
    {"NotoSansKhmer-Bold.ttf", file_23, sizeof file_23},
    {"NotoSansKhmer-Regular.ttf", file_24, sizeof file_24},
    {"NotoSansLao-Bold.ttf", file_25, sizeof file_25},
    {"NotoSansLao-Regular.ttf", file_26, sizeof file_26},
    {"NotoSansMalayalam-Bold.ttf", file_27, sizeof file_27},
    {"NotoSansMalayalam-Regular.ttf", file_28, sizeof file_28},
    {"NotoSansMyanmar-Bold.ttf", file_29, sizeof file_29},
    {"NotoSansMyanmar-Regular.ttf", file_30, sizeof file_30},
    {"NotoSansSinhala-Bold.ttf", file_31, sizeof file_31},
    {"NotoSansSinhala-Regular.ttf", file_32, sizeof file_32},
    {"NotoSansTamil-Bold.ttf", file_33, sizeof file_33},
    {"NotoSansTamil-Regular.ttf", file_34, sizeof file_34},
    {"NotoSansTelugu-Bold.ttf", file_35, sizeof file_35},
    {"NotoSansTelugu-Regular.ttf", file_36, sizeof file_36},
    {"NotoSansThai-Bold.ttf", file_37, sizeof file_37},
    {"NotoSansThai-Regular.ttf", file_38, sizeof file_38},
};

enum { count = sizeof files / sizeof files[0] };

int32_t legible_font_count(void) { return count; }

const char *legible_font_name(int32_t index) {
  return index >= 0 && index < count ? files[index].name : NULL;
}

const uint8_t *legible_font_data(int32_t index, size_t *length) {
  if (index < 0 || index >= count) return NULL;
  *length = files[index].length;
  return files[index].data;
}
