internal import CYAML
import LegibleCore

/// A part of a YAML document in the order of the text.
struct YAMLEvent {
  enum Kind {
    case streamEnd, documentStart, documentEnd, sequenceEnd, mappingEnd
    case sequenceStart(anchor: String?)
    case mappingStart(anchor: String?)
    case scalar(String, isPlain: Bool, anchor: String?)
    case alias(String)
    /// Anything that stands before the first document.
    case other
  }

  let kind: Kind
  /// Where it stands, in bytes of the file.
  let range: Range<Int>
  /// The tag that is written before it.
  let tag: String?
}

/// The events of a YAML text: the one place that sees libyaml.
///
/// A class, because the parser of C must not move and has to be given back once.
@safe final class YAMLEvents {
  private let source: DocumentSource
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let text: UnsafeMutableBufferPointer<UInt8>
  /// The offset of each code point, and the end; empty where each is a byte.
  private let offsets: [UInt32]

  /// Begins to read a text that is UTF-8.
  init(_ source: DocumentSource) throws(LegibleError) {
    self.source = source
    offsets = Self.offsets(of: source.bytes)
    unsafe text = .allocate(capacity: max(source.bytes.count, 1))
    _ = unsafe text.initialize(from: source.bytes)
    guard unsafe yaml_parser_initialize(parser) == 1 else {
      unsafe text.deallocate()
      unsafe parser.deallocate()
      throw source.error("there is not enough memory", rule: .yamlSyntax, at: 0)
    }
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, source.bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// The next event.
  ///
  /// - Throws: `LegibleError` with rule `yaml-syntax` where the text is not YAML.
  func next() throws(LegibleError) -> YAMLEvent {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem() }
    defer { unsafe yaml_event_delete(&event) }
    let start = unsafe offset(event.start_mark)
    let range = unsafe start..<max(start, offset(event.end_mark))
    switch unsafe event.type {
    case YAML_STREAM_END_EVENT: return YAMLEvent(kind: .streamEnd, range: range, tag: nil)
    case YAML_DOCUMENT_START_EVENT: return YAMLEvent(kind: .documentStart, range: range, tag: nil)
    case YAML_DOCUMENT_END_EVENT: return YAMLEvent(kind: .documentEnd, range: range, tag: nil)
    case YAML_SEQUENCE_END_EVENT: return YAMLEvent(kind: .sequenceEnd, range: range, tag: nil)
    case YAML_MAPPING_END_EVENT: return YAMLEvent(kind: .mappingEnd, range: range, tag: nil)
    case YAML_ALIAS_EVENT:
      let name = unsafe string(event.data.alias.anchor) ?? ""
      return YAMLEvent(kind: .alias(name), range: range, tag: nil)
    case YAML_SEQUENCE_START_EVENT:
      let data = unsafe event.data.sequence_start
      return unsafe YAMLEvent(
        kind: .sequenceStart(anchor: string(data.anchor)), range: range, tag: string(data.tag))
    case YAML_MAPPING_START_EVENT:
      let data = unsafe event.data.mapping_start
      return unsafe YAMLEvent(
        kind: .mappingStart(anchor: string(data.anchor)), range: range, tag: string(data.tag))
    case YAML_SCALAR_EVENT:
      let data = unsafe event.data.scalar
      let value = unsafe String(
        decoding: UnsafeBufferPointer(start: data.value, count: data.length), as: UTF8.self)
      let isPlain = unsafe data.style == YAML_PLAIN_SCALAR_STYLE
      return unsafe YAMLEvent(
        kind: .scalar(value, isPlain: isPlain, anchor: string(data.anchor)), range: range,
        tag: string(data.tag))
    default: return YAMLEvent(kind: .other, range: range, tag: nil)
    }
  }

  /// What libyaml says of the place where it stopped.
  private func problem() -> LegibleError {
    let reason = unsafe parser.pointee.problem.map { unsafe String(cString: $0) }
    let place =
      unsafe parser.pointee.error == YAML_READER_ERROR
      ? min(Int(parser.pointee.problem_offset), source.bytes.count)
      : offset(parser.pointee.problem_mark)
    return source.error(
      "this is not YAML: \(reason ?? "it cannot be read")", rule: .yamlSyntax,
      hint: "Check the indentation and the quotes of this line and of the one before.", at: place)
  }

  private func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    unsafe bytes.map { unsafe String(cString: $0) }
  }

  /// libyaml counts code points.
  private func offset(_ mark: yaml_mark_t) -> Int {
    if offsets.isEmpty { return min(Int(mark.index), source.bytes.count) }
    return Int(offsets[min(Int(mark.index), offsets.count - 1)])
  }

  private static func offsets(of bytes: [UInt8]) -> [UInt32] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return [] }
    var offsets: [UInt32] = []
    offsets.reserveCapacity(bytes.count + 1)
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      offsets.append(UInt32(offset))
    }
    offsets.append(UInt32(bytes.count))
    return offsets
  }
}
