import CHarfBuzz

/// Canonical decomposition and composition (UAX #15), by HarfBuzz's Unicode tables.
enum Normalization {
  /// The two canonical parts of a code point, or the one it is the same as (UAX #15); `nil` for none.
  static func decompose(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    var (first, second) = (0 as UInt32, 0 as UInt32)
    let functions = unsafe hb_unicode_funcs_get_default()
    guard unsafe hb_unicode_decompose(functions, scalar.value, &first, &second) != 0 else {
      return nil
    }
    return [first, second].filter { $0 != 0 }.compactMap(Unicode.Scalar.init)
  }

  /// A cluster with each mark joined to what stands before it, where there is a code point for both
  /// (UAX #15).
  static func compose(
    _ cluster: some Sequence<Unicode.Scalar>
  ) -> [(scalar: Unicode.Scalar, isComposed: Bool)] {
    let functions = unsafe hb_unicode_funcs_get_default()
    var composed: [(scalar: Unicode.Scalar, isComposed: Bool)] = []
    for scalar in cluster {
      var both: UInt32 = 0
      if let last = composed.last?.scalar,
        unsafe hb_unicode_compose(functions, last.value, scalar.value, &both) != 0,
        let joined = Unicode.Scalar(both)
      {
        composed[composed.count - 1] = (joined, true)
      } else {
        composed.append((scalar, false))
      }
    }
    return composed
  }
}
