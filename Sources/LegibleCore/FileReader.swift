/// Where a library module takes its input files from: a disk, an archive, a test's dictionary.
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
