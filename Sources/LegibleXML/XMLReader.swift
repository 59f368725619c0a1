import CExpat
package import LegibleCore

/// Reads XML 1.0 with expat.
///
/// Nothing outside of the file is loaded, and declarations of entities are refused: no file of a project needs
/// them, and a few lines of them can stand for gigabytes.
package enum XMLReader {
  /// The deepest nesting of elements.
  static let maximumDepth = 512
  /// The most elements of a document.
  static let maximumCount = 4_000_000

  /// A document as far as it was read.
  package struct Document: Sendable {
    /// The outermost element; `nil` where there is none.
    package let root: XMLElement?
    /// What ended the reading; `nil` for a document that is whole.
    package let finding: Finding?
  }

  /// Reads a document; of one that is damaged what stands before the damage.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package static func document(_ bytes: [UInt8], path: String) -> Document {
    let builder = TreeBuilder(path: path)
    let finding = builder.read(bytes)
    return Document(root: builder.root, finding: finding)
  }
}

/// Builds the tree while expat reads, and owns its parser.
@safe private final class TreeBuilder {
  private let path: String
  private let parser: XML_Parser?
  private var open: [XMLElement] = []
  private var count = 0
  private var stop: String?
  private(set) var root: XMLElement?

  init(path: String) {
    self.path = path
    unsafe parser = XML_ParserCreate(nil)
  }

  deinit { if let parser = unsafe parser { unsafe XML_ParserFree(parser) } }

  /// Reads all bytes; gives what is wrong.
  func read(_ bytes: [UInt8]) -> Finding? {
    guard let parser = unsafe parser else {
      return .damaged("no memory to read it", at: SourceLocation(path: path))
    }
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { unsafe TreeBuilder.from($0).start($1, $2) },
      { user, _ in unsafe TreeBuilder.from(user).end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe TreeBuilder.from($0).characters($1, $2) }
    unsafe XML_SetEntityDeclHandler(parser) { user, _, _, _, _, _, _, _, _ in
      unsafe TreeBuilder.from(user).refuse("it declares an entity")
    }
    // The length of a part is an Int32.
    let part = 1 << 24
    var start = 0
    var status = XML_STATUS_OK
    repeat {
      let end = min(bytes.count, start + part)
      unsafe bytes[start..<end].withUnsafeBytes { buffer in
        unsafe status = XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
          end == bytes.count ? 1 : 0)
      }
      start = end
    } while status == XML_STATUS_OK && start < bytes.count
    defer { while !open.isEmpty { end() } }
    guard status != XML_STATUS_OK else { return nil }
    if let unclosed = open.last, stop == nil,
      unsafe XML_GetErrorCode(parser) == XML_ERROR_NO_ELEMENTS
    {
      return .damaged("<\(unclosed.name)> is not closed", at: unclosed.location)
    }
    let message =
      unsafe stop ?? XML_ErrorString(XML_GetErrorCode(parser)).map { unsafe String(cString: $0) }
    return .damaged(message ?? "it cannot be read", at: location)
  }

  /// Where the parser is; columns count bytes before the tag, which project files indent by spaces.
  private var location: SourceLocation {
    guard let parser = unsafe parser else { return SourceLocation(path: path) }
    return unsafe SourceLocation(
      path: path, line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private static func from(_ user: UnsafeMutableRawPointer?) -> TreeBuilder {
    // expat gives back what it was given, and is called only while the builder lives.
    unsafe Unmanaged<TreeBuilder>.fromOpaque(user.unsafelyUnwrapped).takeUnretainedValue()
  }

  private func start(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard let name = unsafe name else { return }
    count += 1
    if open.count >= XMLReader.maximumDepth {
      return refuse("it is nested more than \(XMLReader.maximumDepth) levels deep")
    }
    if count > XMLReader.maximumCount {
      return refuse("it has more than \(XMLReader.maximumCount) elements")
    }
    var values: [String: String] = [:]
    var index = 0
    while let key = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
      unsafe values[String(cString: key)] = unsafe String(cString: value)
      index += 2
    }
    open.append(unsafe XMLElement(name: String(cString: name), attributes: values, at: location))
  }

  private func end() {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private func characters(_ text: UnsafePointer<CChar>?, _ count: Int32) {
    guard let text = unsafe text, !open.isEmpty else { return }
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
    unsafe open[open.count - 1].text += String(decoding: bytes, as: UTF8.self)
  }

  private func refuse(_ reason: String) {
    stop = reason
    if let parser = unsafe parser { unsafe XML_StopParser(parser, 0) }
  }
}

extension Finding {
  fileprivate static func damaged(_ message: String, at location: SourceLocation) -> Finding {
    Finding(
      rule: .xmlSyntax, severity: .error, message: "the XML is damaged: \(message)",
      hint: "What stands before it is read.", at: location)
  }
}
