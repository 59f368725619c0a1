import CLegibleUnicode

/// What ICU could not do; rare, since the text has been checked before.
package struct UnicodeFailure: Error {
  package let status: String

  /// Describes a failure.
  package init(status: String) { self.status = status }

  /// Turns a status into a throw.
  package static func check(_ status: Int32) throws(UnicodeFailure) {
    guard status != 0 else { return }
    throw UnicodeFailure(status: unsafe String(cString: legible_status_name(status)))
  }
}
