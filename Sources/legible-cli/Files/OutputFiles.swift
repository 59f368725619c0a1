import LegibleKit
/// Writes files so that each is there as a whole or not at all.
enum OutputFiles {
  /// A file to be written.
  struct File {
    /// The path; within an ``OutputFolder`` relative to it, with `/` between the parts.
    var path: String
    /// The content.
    var bytes: [UInt8]

    /// Describes a text file.
    init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

    /// Describes a file.
    init(_ path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// Writes files beside their places, and moves them there when all of them are complete.
  ///
  /// A device or a pipe is written directly; `-` is not special here.
  ///
  /// - Throws: ``LegibleError`` with rule `file`; what was there before is left as it was unless
  ///   the move itself fails midway.
  static func write(_ files: [File]) throws(LegibleError) {
    var staged: [(source: String, target: String)] = []
    defer { for file in staged { FileSystem.remove(file.source) } }
    for (number, file) in files.enumerated() {
      do {
        let existing = try FileSystem.status(file.path)
        guard existing?.kind != .folder else {
          throw LegibleError.file(
            file.path, "cannot be written: a folder is there", hint: "Choose another path.")
        }
        if existing?.kind == .other {
          try put(file.bytes, into: try .writing(file.path))
          continue
        }
        let target = existing == nil ? file.path : try FileSystem.resolved(file.path)
        let source = "\(target).\(Process.identifier)-\(number).part"
        let descriptor = try Descriptor.creating(source)
        staged.append((source, target))
        try put(file.bytes, into: descriptor)
      } catch {
        throw unwritable(file.path, error)
      }
    }
    for file in staged {
      do { try FileSystem.move(file.source, to: file.target) } catch {
        throw unwritable(file.target, error)
      }
    }
  }

  private static func put(_ bytes: [UInt8], into descriptor: Descriptor) throws(SystemError) {
    do { try descriptor.write(bytes) } catch {
      try? descriptor.close()
      throw error
    }
    try descriptor.close()
  }

  private static func unwritable(_ path: String, _ error: any Error) -> LegibleError {
    if let error = error as? LegibleError { return error }
    if (error as? SystemError)?.isUnread == true {
      return .file(
        path, "cannot be written: no process has the pipe open for reading",
        hint: "Start what reads from it.")
    }
    let isMissing = (error as? SystemError)?.isMissing == true
    return .file(
      path, "cannot be written: \(error)", hint: isMissing ? "Make the folder first." : nil)
  }
}
