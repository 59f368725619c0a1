import LegibleUnicode

/// A buffer, open break iterators and known code points; used by one thread at a time.
///
/// Sendable because the library hands it to one caller and takes it back afterwards.
final class Scratch: @unchecked Sendable {
  let buffer = ShapingBuffer()
  private var breakers: [BreakerKey: Breaker] = [:]
  private var coverages: [ObjectIdentifier: Coverage] = [:]

  private struct BreakerKey: Hashable {
    var locale: String
    var kind: Breaker.Kind
  }

  /// An open iterator for a locale and a kind.
  func breaker(_ locale: String, _ kind: Breaker.Kind) throws(UnicodeFailure) -> Breaker {
    let key = BreakerKey(locale: locale, kind: kind)
    if let breaker = breakers[key] { return breaker }
    let breaker = try Breaker(locale: locale, kind: kind)
    breakers.store(breaker, for: key, limit: 64)
    return breaker
  }

  /// What is known of the fonts of a stack, which it keeps alive.
  func coverage(of stack: FontStack) -> Coverage {
    let key = ObjectIdentifier(stack)
    if let coverage = coverages[key] { return coverage }
    let coverage = Coverage(stack)
    coverages.store(coverage, for: key, limit: 32)
    return coverage
  }
}
