#include "CYardsticks.h"

#include <stdio.h>
#include <stdlib.h>

int32_t yardstick_wrap(const uint16_t *units, const int64_t *sums, int32_t length, int64_t limit) {
  int32_t lines = 0;
  int32_t start = 0;
  int32_t best = 0;
  for (int32_t at = 1; at <= length; at += 1) {
    if (at < length && units[at] != 0x20) continue;
    if (sums[at] - sums[start] > limit && best > start) {
      lines += 1;
      start = best + 1;
    }
    best = at;
  }
  return lines + 1;
}

int64_t yardstick_read(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  unsigned char block[65536];
  int64_t sum = 0;
  size_t count;
  while ((count = fread(block, 1, sizeof block, file)) > 0)
    for (size_t at = 0; at < count; at += 1) sum += block[at];
  fclose(file);
  return sum;
}

static int digit(char byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  if (byte >= 'a' && byte <= 'f') return byte - 'a' + 10;
  return -1;
}

double yardstick_numbers(const char *text) {
  double sum = 0;
  if (*text == '#') {
    for (text += 1; *text; text += 1) sum += digit(*text);
    return sum;
  }
  while (*text) {
    if ((*text >= '0' && *text <= '9') || *text == '.' || *text == '-') {
      char *end;
      sum += strtod(text, &end);
      text = end > text ? end : text + 1;
    } else {
      text += 1;
    }
  }
  return sum;
}
