#include "CYardsticks.h"

#include <hb.h>
#include <stdlib.h>

struct yardstick_font {
  hb_font_t *font;
  hb_buffer_t *buffer;
};

yardstick_font *yardstick_font_open(const char *path, float weight) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return NULL;
  hb_face_t *face = hb_face_create(blob, 0);
  hb_blob_destroy(blob);
  yardstick_font *opened = malloc(sizeof *opened);
  opened->font = hb_font_create(face);
  opened->buffer = hb_buffer_create();
  hb_face_destroy(face);
  hb_variation_t variation = {HB_TAG('w', 'g', 'h', 't'), weight};
  hb_font_set_variations(opened->font, &variation, 1);
  return opened;
}

void yardstick_font_close(yardstick_font *font) {
  hb_buffer_destroy(font->buffer);
  hb_font_destroy(font->font);
  free(font);
}

int64_t yardstick_shape(yardstick_font *font, const uint16_t *units, const int32_t *ends,
                        int32_t count, const char *script, const char *language,
                        bool is_right_to_left) {
  hb_script_t tag = hb_script_from_string(script, -1);
  hb_language_t handle = hb_language_from_string(language, -1);
  int64_t sum = 0;
  int32_t start = 0;
  for (int32_t text = 0; text < count; text += 1) {
    int32_t length = ends[text] - start;
    hb_buffer_clear_contents(font->buffer);
    hb_buffer_add_utf16(font->buffer, units + start, length, 0, length);
    hb_buffer_set_direction(font->buffer, is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(font->buffer, tag);
    hb_buffer_set_language(font->buffer, handle);
    hb_shape(font->font, font->buffer, NULL, 0);
    unsigned glyphs = 0;
    const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(font->buffer, &glyphs);
    for (unsigned glyph = 0; glyph < glyphs; glyph += 1) sum += positions[glyph].x_advance;
    start = ends[text];
  }
  return sum;
}

void yardstick_advances(yardstick_font *font, const uint16_t *units, int32_t length,
                        int32_t *advances) {
  hb_buffer_clear_contents(font->buffer);
  hb_buffer_add_utf16(font->buffer, units, length, 0, length);
  hb_buffer_guess_segment_properties(font->buffer);
  hb_shape(font->font, font->buffer, NULL, 0);
  unsigned glyphs = 0;
  const hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(font->buffer, &glyphs);
  const hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(font->buffer, &glyphs);
  for (int32_t unit = 0; unit < length; unit += 1) advances[unit] = 0;
  for (unsigned glyph = 0; glyph < glyphs; glyph += 1)
    advances[infos[glyph].cluster] += positions[glyph].x_advance;
}
