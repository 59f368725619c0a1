import LegibleKit
/// A folder that files are written into, and never outside of it.
struct OutputFolder {
  private let path: String

  /// Names the folder; it is made when the first file is written.
  init(_ path: String) { self.path = path }

  /// Writes files, all or none; folders on the way are made.
  ///
  /// - Throws: ``LegibleError`` with rule `file` when a path leads out of the folder, by `..`, by
  ///   being absolute or through a link, or when the system does not let us write.
  func write(_ files: [OutputFiles.File]) throws(LegibleError) {
    for file in files { try checkParts(of: file.path) }
    var placed: [OutputFiles.File] = []
    for file in files {
      let parts = file.path.split(at: "/", omittingEmptySubsequences: true).dropLast()
      let folder = try makeFolders(parts, for: file.path)
      let name =
        file.path.split(at: "/", omittingEmptySubsequences: true).last.map(String.init) ?? file.path
      let target = "\(folder)/\(name)"
      try checkLink(target)
      placed.append(OutputFiles.File(target, bytes: file.bytes))
    }
    try OutputFiles.write(placed)
  }

  /// Whether a relative path stays in a folder, links followed; nothing is made.
  ///
  /// - Throws: ``LegibleError`` with rule `file` when there is no such folder.
  static func isInside(_ path: String, of root: String) throws(LegibleError) -> Bool {
    let parts = path.split(at: "/", omittingEmptySubsequences: true)
    if path.utf8.first == UInt8(ascii: "/") || parts.contains("..") { return false }
    var place = root
    do {
      let top = try FileSystem.resolved(root)
      for part in parts {
        place += "/\(part)"
        // What is not there yet leads nowhere.
        guard try FileSystem.status(place) != nil else { break }
        guard lies(try FileSystem.resolved(place), in: top) else { return false }
      }
      return true
    } catch {
      throw .file(place, "cannot be looked up: \(error)", hint: nil)
    }
  }

  private static func lies(_ place: String, in root: String) -> Bool {
    place == root || place.utf8.starts(with: (root == "/" ? "/" : root + "/").utf8)
  }

  private func checkParts(of file: String) throws(LegibleError) {
    let parts = file.split(at: "/")
    guard parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." }), !file.contains("\0") else {
      throw .file(file, "would lie outside of \(path)", hint: "Use a path below the output folder.")
    }
  }

  /// Sees that a file which exists is not a link that leads away.
  private func checkLink(_ target: String) throws(LegibleError) {
    do {
      guard try FileSystem.status(target) != nil else { return }
      try checkInside(target, of: try FileSystem.resolved(path))
    } catch let error as LegibleError {
      throw error
    } catch {
      throw .file(target, "cannot be written: \(error)", hint: nil)
    }
  }

  private func checkInside(_ place: String, of root: String) throws {
    let inside = try FileSystem.resolved(place)
    guard Self.lies(inside, in: root) else {
      throw LegibleError.file(
        place, "is a link that leads out of \(path)", hint: "Remove the link.")
    }
  }

  /// Makes the folder and those below it, and sees that no link leads away.
  private func makeFolders(_ parts: ArraySlice<Substring>, for file: String) throws(LegibleError)
    -> String
  {
    var folder = path
    do {
      try Self.makeFolder(path)
      let root = try FileSystem.resolved(path)
      for part in parts {
        folder += "/\(part)"
        try FileSystem.makeFolder(folder)
      }
      try checkInside(folder, of: root)
      return folder
    } catch let error as LegibleError {
      throw error
    } catch {
      guard (error as? SystemError)?.isExisting != true else {
        throw .file(folder, "stands where a folder is needed", hint: "Choose another folder.")
      }
      throw .file(folder, "cannot be made a folder: \(error)", hint: nil)
    }
  }

  /// Makes a folder with all that it lies in.
  private static func makeFolder(_ path: String) throws(SystemError) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for part in path.split(at: "/", omittingEmptySubsequences: true) {
      folder += part
      try FileSystem.makeFolder(folder)
      folder += "/"
    }
  }
}
