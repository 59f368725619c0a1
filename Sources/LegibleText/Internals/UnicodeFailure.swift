import CLegibleUnicode

/// What ICU could not do; rare, since the text has been checked before.
struct UnicodeFailure: Error {
  let status: String

  /// Turns a status into a throw.
  static func check(_ status: Int32) throws(UnicodeFailure) {
    guard status != 0 else { return }
    throw UnicodeFailure(status: unsafe String(cString: legible_status_name(status)))
  }
}
