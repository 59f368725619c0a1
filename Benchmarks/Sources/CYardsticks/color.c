#include "CYardsticks.h"

#include <math.h>

// Constants: CSS Color 4, "Sample code for color conversions"; WCAG 2.2, "relative luminance".

static const double rgb_to_xyz[9] = {
    0.41239079926595934, 0.357584339383878,   0.1804807884018343,
    0.21263900587151027, 0.715168678767756,   0.07219231536073371,
    0.01933081871559182, 0.11919477979462598, 0.9505321522496607};
static const double xyz_to_rgb[9] = {
    3.2409699419045226,  -1.537383177570094, -0.4986107602930034,
    -0.9692436362808796, 1.8759675015077202, 0.04155505740717559,
    0.05563007969699366, -0.20397695888897652, 1.0569715142428786};
static const double xyz_to_cone[9] = {
    0.8190224379967030, 0.3619062600528904, -0.1288737815209879,
    0.0329836539323885, 0.9292868615863434, 0.0361446663506424,
    0.0481771893596242, 0.2642395317527308, 0.6335478284694309};
static const double cone_to_xyz[9] = {
    1.2268798758459243,  -0.5578149944602171, 0.2813910456659647,
    -0.0405757452148008, 1.1122868032803170,  -0.0717110580655164,
    -0.0763729366746601, -0.4214933324022432, 1.5869240198367816};
static const double cone_to_lab[9] = {
    0.2104542683093140, 0.7936177747023054,  -0.0040720430116193,
    1.9779985324311684, -2.4285922420485799, 0.4505937096174110,
    0.0259040424655478, 0.7827717124575296,  -0.8086757549230774};
static const double lab_to_cone[9] = {
    1, 0.3963377773761749,  0.2158037573099136,
    1, -0.1055613458156586, -0.0638541728258133,
    1, -0.0894841775298119, -1.2914855480194092};

static void multiply(const double *m, const double *v, double *out) {
  for (int row = 0; row < 3; row += 1)
    out[row] = m[3 * row] * v[0] + m[3 * row + 1] * v[1] + m[3 * row + 2] * v[2];
}

static double decode(double value) {
  return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);
}

static double encode(double value) {
  return value > 0.0031308 ? 1.055 * pow(value, 1 / 2.4) - 0.055 : 12.92 * value;
}

static void linear_to_oklab(const double *linear, double *lab) {
  double xyz[3], cone[3];
  multiply(rgb_to_xyz, linear, xyz);
  multiply(xyz_to_cone, xyz, cone);
  for (int i = 0; i < 3; i += 1) cone[i] = cbrt(cone[i]);
  multiply(cone_to_lab, cone, lab);
}

static void oklab_to_linear(const double *lab, double *linear) {
  double cone[3], xyz[3];
  multiply(lab_to_cone, lab, cone);
  for (int i = 0; i < 3; i += 1) cone[i] = cone[i] * cone[i] * cone[i];
  multiply(cone_to_xyz, cone, xyz);
  multiply(xyz_to_rgb, xyz, linear);
}

static void oklch_to_oklab(const double *oklch, double *lab) {
  lab[0] = oklch[0];
  lab[1] = oklch[1] * cos(oklch[2] * M_PI / 180);
  lab[2] = oklch[1] * sin(oklch[2] * M_PI / 180);
}

void yardstick_oklch(const double *rgb, double *oklch, int32_t count) {
  for (int32_t at = 0; at < count; at += 1, rgb += 3, oklch += 3) {
    double linear[3] = {decode(rgb[0]), decode(rgb[1]), decode(rgb[2])};
    double lab[3];
    linear_to_oklab(linear, lab);
    double hue = atan2(lab[2], lab[1]) * 180 / M_PI;
    oklch[0] = lab[0];
    oklch[1] = sqrt(lab[1] * lab[1] + lab[2] * lab[2]);
    oklch[2] = hue < 0 ? hue + 360 : hue;
  }
}

static double ratio(double first, double second) {
  return first > second ? (first + 0.05) / (second + 0.05) : (second + 0.05) / (first + 0.05);
}

static double luminance(const double *linear) {
  return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
}

double yardstick_contrast(const uint8_t *pairs, int32_t count) {
  double table[256];
  for (int value = 0; value < 256; value += 1) table[value] = decode(value / 255.0);
  double sum = 0;
  for (int32_t at = 0; at < count; at += 1, pairs += 6) {
    double first[3] = {table[pairs[0]], table[pairs[1]], table[pairs[2]]};
    double second[3] = {table[pairs[3]], table[pairs[4]], table[pairs[5]]};
    sum += ratio(luminance(first), luminance(second));
  }
  return sum;
}

double yardstick_contrast_oklch(const double *pairs, int32_t count) {
  double sum = 0;
  for (int32_t at = 0; at < count; at += 1, pairs += 6) {
    double values[2];
    for (int side = 0; side < 2; side += 1) {
      double lab[3], linear[3];
      oklch_to_oklab(pairs + 3 * side, lab);
      oklab_to_linear(lab, linear);
      // Layers blend as encoded values, so the curve is run both ways.
      for (int i = 0; i < 3; i += 1) linear[i] = decode(encode(linear[i]));
      values[side] = luminance(linear);
    }
    sum += ratio(values[0], values[1]);
  }
  return sum;
}

double yardstick_gamut_search(const double *oklch, int32_t count) {
  double sum = 0;
  for (int32_t at = 0; at < count; at += 1, oklch += 3) {
    double color[3] = {oklch[0], oklch[1], oklch[2]};
    double low = 0, high = color[1];
    for (int step = 0; step < 12; step += 1) {
      double lab[3], linear[3], back[3];
      color[1] = (low + high) / 2;
      oklch_to_oklab(color, lab);
      oklab_to_linear(lab, linear);
      for (int i = 0; i < 3; i += 1) linear[i] = fmin(fmax(linear[i], 0), 1);
      linear_to_oklab(linear, back);
      double error = hypot(hypot(lab[0] - back[0], lab[1] - back[1]), lab[2] - back[2]);
      if (error >= 0.02) high = color[1];
      else low = color[1];
    }
    sum += color[1];
  }
  return sum;
}
