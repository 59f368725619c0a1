#pragma once
#include <hyphen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The whole of a file, to be freed; NULL when it cannot be read or has more than 64 MiB.
static inline unsigned char *legible_read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  const size_t limit = 64u << 20;
  size_t capacity = 1u << 16;
  unsigned char *bytes = (unsigned char *)malloc(capacity);
  *size = 0;
  while (bytes) {
    *size += fread(bytes + *size, 1, capacity - *size, file);
    if (*size < capacity) break;
    capacity *= 2;
    unsigned char *larger = capacity > limit ? NULL : (unsigned char *)realloc(bytes, capacity);
    if (!larger) free(bytes);
    bytes = larger;
  }
  if (bytes && ferror(file)) {
    free(bytes);
    bytes = NULL;
  }
  fclose(file);
  return bytes;
}

/// Opens a dictionary that is in memory.
static inline HyphenDict *legible_open_dictionary(const void *bytes, size_t size) {
  FILE *file = fmemopen((void *)bytes, size, "r");
  if (!file) return NULL;
  HyphenDict *dictionary = hnj_hyphen_load_file(file);
  fclose(file);
  return dictionary;
}

/// A place where a hyphen may part a word: in front of a character.
///
/// Where the spelling changes, `cut` characters from `start` on become `text`, in which `=` is the hyphen.
struct legible_hyphen {
  int at, start, cut;
  char text[32];
};

/// Finds the places in a lower-case word, all levels of the dictionary and its minima heeded.
///
/// word is in the dictionary's character set; found has room for size places. Returns their number.
static inline int legible_hyphenate(HyphenDict *dictionary, const char *word, int size,
                                    struct legible_hyphen *found) {
  char *marks = (char *)calloc((size_t)size + 5, 1);
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  int count = 0;
  int status = marks ? hnj_hyphen_hyphenate2(dictionary, word, size, marks, NULL, &replacements,
                                             &positions, &cuts)
                     : 1;
  for (int at = 0; at < size; at += 1) {
    char *text = replacements ? replacements[at] : NULL;
    if (status == 0 && (marks[at] & 1) && (!text || strlen(text) < sizeof found->text)) {
      struct legible_hyphen *hyphen = &found[count++];
      memset(hyphen, 0, sizeof *hyphen);
      hyphen->at = at + 1;
      if (text) {
        hyphen->start = at + 1 - positions[at];
        hyphen->cut = cuts[at];
        strcpy(hyphen->text, text);
      }
    }
    free(text);
  }
  free(replacements);
  free(positions);
  free(cuts);
  free(marks);
  return count;
}
