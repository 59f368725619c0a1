import LegibleCore
import LegibleFiles
import LegibleSources

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What parsed files declare, kept by their content: a file that is known is not parsed again.
///
/// It lies in the user's folder for caches, never in the folder that is read. What cannot be written is
/// not kept, what is damaged is parsed anew.
struct SyntaxCache: Sendable {
  /// The form of the entries; one for every change of `LegibleSources/Syntax` and of what lowers to it.
  static let version = 2
  /// The most that it holds, in bytes; then the entries go that were used longest ago.
  static let maximumSize = 128 << 20

  let folder: String
  private let maximumSize: Int

  /// The cache in the user's folder for caches, `nil` where there is none.
  ///
  /// XDG Base Directory Specification: `$XDG_CACHE_HOME`, an absolute path, else `~/.cache`.
  static var ofUser: SyntaxCache? {
    func variable(_ name: String) -> String? {
      guard let value = unsafe getenv(name) else { return nil }
      let path = unsafe String(path: value)
      return path.hasPrefix("/") ? path : nil
    }
    guard let base = variable("XDG_CACHE_HOME") ?? variable("HOME").map({ $0 + "/.cache" }) else {
      return nil
    }
    return SyntaxCache(folder: base + "/legible/sources-\(version)")
  }

  init(folder: String, maximumSize: Int = Self.maximumSize) {
    self.folder = folder
    self.maximumSize = maximumSize
  }

  /// What a file of some content declares, `nil` when it is not known.
  func file(path: String, _ fingerprint: Fingerprint) -> SourceFile? {
    let entry = folder + "/" + fingerprint.name
    // Asked for first: a reader looks for names alike of a file that is missing.
    guard unsafe entry.withPath({ unsafe access($0, R_OK) }) == 0,
      let bytes = try? DiskFiles().bytes(of: entry), bytes.count >= 16
    else { return nil }
    let content = bytes[16...]
    guard bytes.prefix(16).elementsEqual(Fingerprint(content).bytes),
      let file = SourceFile(path: path, stored: content)
    else { return nil }
    // It was used now.
    _ = unsafe entry.withPath { unsafe utimensat(AT_FDCWD, $0, nil, 0) }
    return file
  }

  /// Keeps what a file declares.
  func keep(_ file: SourceFile, _ fingerprint: Fingerprint) {
    let content = file.stored
    let entry = Fingerprint(content).bytes + content
    let target = folder + "/" + fingerprint.name
    let temporary = "\(target).\(getpid()).tmp"
    if !write(entry, to: temporary) {
      // The first entry finds no folder.
      makeFolder()
      guard write(entry, to: temporary) else { return }
    }
    let result = unsafe temporary.withPath { source in
      unsafe target.withPath { unsafe rename(source, $0) }
    }
    if result != 0 { remove(temporary) }
  }

  /// Removes the entries that were used longest ago until the rest is small enough.
  ///
  /// - Complexity: O(*n* log *n*) in the number of entries.
  func trim() {
    guard let names = try? DiskFiles().files(under: folder) else { return }
    var entries: [(path: String, size: Int, used: (Int, Int))] = names.compactMap { name in
      let path = folder + "/" + name
      var status = stat()
      guard unsafe path.withPath({ unsafe lstat($0, &status) }) == 0 else { return nil }
      #if canImport(Darwin)
        let used = status.st_mtimespec
      #else
        let used = status.st_mtim
      #endif
      return (path, Int(status.st_size), (Int(used.tv_sec), Int(used.tv_nsec)))
    }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > maximumSize else { return }
    entries.sort { $0.used < $1.used }
    // A quarter more than needed, so that not each run has to.
    for entry in entries where total > maximumSize / 4 * 3 {
      remove(entry.path)
      total -= entry.size
    }
  }

  private func makeFolder() {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      _ = unsafe path.withPath { unsafe mkdir($0, 0o700) }
    }
  }

  private func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = unsafe path.withPath {
      unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return false }
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes { buffer in
        #if canImport(Glibc)
          unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      done += count
    }
    let isClosed = close(descriptor) == 0
    guard isClosed, done == bytes.count else {
      remove(path)
      return false
    }
    return true
  }

  private func remove(_ path: String) { _ = unsafe path.withPath { unsafe unlink($0) } }
}
