/// Where a library module takes its input files from: a disk, an archive, a test's dictionary.
///
/// In a path a byte that is not part of UTF-8 is the code point U+10FF00 and the byte: U+10FFFF for FF.
/// Each byte of a name that has one of the code points U+10FF80 to U+10FFFF stands in the same way.
public protocol FileReader: Sendable {
  /// Reads a whole file.
  ///
  /// - Throws: ``LegibleError`` with rule `file` when there is no such file, it is a directory or
  ///   it may not be read.
  func bytes(of path: String) throws(LegibleError) -> [UInt8]

  /// Lists the files below a directory, at any depth, hidden ones left out.
  ///
  /// - Returns: Paths relative to the directory, in ascending order.
  /// - Throws: ``LegibleError`` with rule `file` when there is no such directory.
  func files(under directory: String) throws(LegibleError) -> [String]
}
