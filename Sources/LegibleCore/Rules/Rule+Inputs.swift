// On reading a file, whatever it holds.
extension Rule {
  /// A file cannot be read: what a `FileReader` throws.
  public static let file = Rule(
    "file", of: .inputs, severity: .error,
    summary: "A file that is named on the command line or by a resolver cannot be read.",
    explanation: """
      Paths in a resolver are relative to the resolver's own folder.
      """)

  package static let fileSize = Rule(
    "file-size", of: .inputs, severity: .error,
    summary: "A file may have 1 GiB at most, so that a mistaken path cannot exhaust the memory.")

  package static let encoding = Rule(
    "encoding", of: .inputs, severity: .error,
    summary: "JSON is UTF-8 (RFC 8259, section 8.1).",
    explanation: """
      Bytes of another encoding would come out as other letters than were meant.
      """)
}
