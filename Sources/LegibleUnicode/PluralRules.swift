import CLegibleUnicode

/// The rules by which a language chooses among plural forms for cardinal numbers (CLDR, by way of ICU).
///
/// Unchecked, as the compiler does not know that ICU never changes open rules.
@safe package final class PluralRules: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens the rules of a language.
  ///
  /// - Parameter language: A BCP 47 tag. A language that CLDR has no rules for has `other` alone.
  package init(language: String) throws(UnicodeFailure) {
    var opened: OpaquePointer?
    try UnicodeFailure.check(unsafe legible_plural_rules_open(language, &opened))
    guard let opened = unsafe opened else { throw UnicodeFailure(status: "no plural rules") }
    unsafe handle = opened
  }

  deinit {
    unsafe legible_plural_rules_close(handle)
  }

  /// The category that a whole number selects.
  ///
  /// - Parameter number: Not negative.
  package func category(of number: Int) throws(UnicodeFailure) -> PluralCategory {
    var name = [CChar](repeating: 0, count: Int(legible_plural_category_size))
    try UnicodeFailure.check(unsafe legible_plural_category(handle, Double(number), &name))
    let bytes = name.lazy.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return PluralCategory(rawValue: String(decoding: bytes, as: UTF8.self)) ?? .other
  }
}
