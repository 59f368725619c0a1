#pragma once
#include <hyphen.h>
#include <stdlib.h>

/// Marks the characters of a lower-case word behind which a hyphen may part it.
///
/// All levels of the dictionary and its minima are heeded. Where the spelling would change at the
/// hyphen there is no mark: what is shown would not be the text any more.
///
/// word is in the dictionary's character set, marks takes size + 5 bytes; returns 0 when all went well.
static inline int legible_hyphenate(HyphenDict *dictionary, const char *word, int size,
                                    char *marks) {
  char **replacements = NULL;
  int *positions = NULL, *cuts = NULL;
  int status = hnj_hyphen_hyphenate2(dictionary, word, size, marks, NULL, &replacements, &positions,
                                     &cuts);
  for (int at = 0; at < size; at += 1) {
    marks[at] = marks[at] & 1;
    if (replacements && replacements[at]) {
      marks[at] = 0;
      free(replacements[at]);
    }
  }
  free(replacements);
  free(positions);
  free(cuts);
  return status;
}
