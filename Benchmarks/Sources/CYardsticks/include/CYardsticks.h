// The same work in plain C, without a library's questions: what our figures are measured against.
// And the two things that Swift does not tell: what a child process took, and who allocates.
#pragma once
#include <stdbool.h>
#include <stdint.h>

/// A font file at a weight, opened by HarfBuzz in font units.
typedef struct yardstick_font yardstick_font;

/// Opens a font file; null when it cannot be read.
yardstick_font *yardstick_font_open(const char *path, float weight);

/// Closes a font.
void yardstick_font_close(yardstick_font *font);

/// Shapes texts that stand one after another in units, each up to its end, and sums the advances.
/// script is an ISO 15924 code, language a BCP 47 tag.
int64_t yardstick_shape(yardstick_font *font, const uint16_t *units, const int32_t *ends,
                        int32_t count, const char *script, const char *language,
                        bool is_right_to_left);

/// The advance of every code unit of one text.
void yardstick_advances(yardstick_font *font, const uint16_t *units, int32_t length,
                        int32_t *advances);

/// Counts the lines of a text, first fit at spaces, over running sums of its advances.
int32_t yardstick_wrap(const uint16_t *units, const int64_t *sums, int32_t length, int64_t limit);

/// Reads a file and adds up its bytes; negative when it cannot be read.
int64_t yardstick_read(const char *path);

/// Adds up the numbers in a text that strtod finds; hexadecimal digits after # count one by one.
double yardstick_numbers(const char *text);

/// From gamma-coded sRGB to OKLCH, triples in, triples out.
void yardstick_oklch(const double *rgb, double *oklch, int32_t count);

/// Sums the contrast ratios of pairs of 8-bit sRGB colours, six channels a pair.
double yardstick_contrast(const uint8_t *pairs, int32_t count);

/// Sums the contrast ratios of pairs of OKLCH colours within sRGB, six components a pair.
double yardstick_contrast_oklch(const double *pairs, int32_t count);

/// Halves the chroma interval of each OKLCH colour twelve times, with the conversions that the
/// search for the nearest sRGB colour needs, and sums the chromas.
double yardstick_gamut_search(const double *oklch, int32_t count);

/// What a child process took.
typedef struct {
  /// From its start to its end; negative when it could not be started.
  double seconds;
  /// The largest resident set.
  double peak_megabytes;
  /// Its exit status, -1 when a signal ended it.
  int32_t status;
} yardstick_child;

/// Runs the program `measure`, named first, with the arguments that follow, and reads its answer.
yardstick_child yardstick_run(const char *const *arguments);

/// How often this thread has allocated memory; always 0 where the C library is not glibc.
int64_t yardstick_allocations(void);
