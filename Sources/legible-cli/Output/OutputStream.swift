/// Buffered writing to standard output or standard error.
///
/// When the reader has gone, as in `legible tokens | head`, what is written is dropped quietly.
final class OutputStream {
  private let descriptor: Descriptor
  private var buffer: [UInt8] = []

  /// What went wrong, the reader's going aside.
  private(set) var failure: SystemError?

  /// Whether writing has become pointless.
  private(set) var isClosed = false

  private static let capacity = 1 << 16

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// Writes a text as it is.
  func write(_ text: String) { write(text.utf8) }

  /// Writes bytes as they are.
  func write(_ bytes: some Sequence<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Hands everything to the system.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !isClosed, !buffer.isEmpty else { return }
    do {
      try descriptor.write(buffer)
    } catch {
      isClosed = true
      if !error.isBrokenPipe { failure = error }
    }
  }
}
