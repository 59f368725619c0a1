/// A property and its value, once for every screen and once for wide gamuts.
struct CSSDeclaration: Hashable {
  let property: String
  let value: String
  /// The value for screens with the P3 gamut, where it differs.
  let wide: String?

  init(_ property: String, _ value: String, wide: String? = nil) {
    self.property = property
    self.value = value
    self.wide = wide == value ? nil : wide
  }
}
