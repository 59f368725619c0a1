/// How far ink reaches from the baselines, in pt.
package struct InkExtents: Hashable, Sendable {
  /// Above a baseline.
  package var above = 0.0
  /// Below a baseline.
  package var below = 0.0
}
