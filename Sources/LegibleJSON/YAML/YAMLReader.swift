import LegibleCore

/// Reads YAML 1.2 with the core schema, one document, as JSON: an anchor may be referred to, keys
/// are texts, and there are no tags.
struct YAMLReader {
  private let source: DocumentSource
  private let events: YAMLEvents
  private var anchors: [String: YAMLValue] = [:]
  private var transcript = Transcript()
  /// How many values and keys were written.
  private var written = 0

  /// How many values a document may have, those that aliases stand for counted each time.
  private static let maximumCount = 1_000_000

  /// Turns a text into JSON.
  ///
  /// - Throws: `LegibleError` with rule `yaml-syntax` where it is not YAML, or holds what JSON has not.
  /// - Complexity: O(*n*), with what aliases stand for.
  static func transcript(of source: DocumentSource) throws(LegibleError) -> Transcript {
    var reader = YAMLReader(source: source, events: try YAMLEvents(source))
    var event = try reader.events.next()
    while case .other = event.kind { event = try reader.events.next() }
    guard case .documentStart = event.kind else {
      throw reader.fail("the file is empty; YAML needs a value", at: event.range)
    }
    let root = try reader.value(try reader.events.next(), depth: 0)
    _ = try reader.events.next()
    event = try reader.events.next()
    guard case .streamEnd = event.kind else {
      throw reader.fail(
        "a second document", hint: "Put each document into a file of its own.", at: event.range)
    }
    try reader.write(root, depth: 0)
    return reader.transcript
  }

  private init(source: DocumentSource, events: YAMLEvents) {
    self.source = source
    self.events = events
  }

  // MARK: Reading

  private mutating func value(
    _ event: YAMLEvent, depth: Int
  ) throws(LegibleError) -> YAMLValue {
    guard depth <= JSONDocument.maximumDepth else { throw tooDeep(event.range) }
    if let tag = event.tag {
      throw fail(
        "the tag \(tag); tags are not read", hint: "Remove it; quote what should be a string.",
        at: event.range)
    }
    let value: YAMLValue
    let anchor: String?
    switch event.kind {
    case .scalar(let text, let isPlain, let name):
      let content = isPlain ? try plain(text, event.range) : .string(text)
      (value, anchor) = (YAMLValue(content: content, range: event.range), name)
    case .sequenceStart(let name):
      (value, anchor) = (try sequence(event, depth: depth), name)
    case .mappingStart(let name):
      (value, anchor) = (try mapping(event, depth: depth), name)
    case .alias(let name):
      guard let known = anchors[name] else {
        throw fail(
          "the alias *\(name) has no anchor before it", hint: "Write &\(name) before a value.",
          at: event.range)
      }
      return known
    default: throw fail("expected a value", at: event.range)
    }
    if let anchor { anchors[anchor] = value }
    return value
  }

  private mutating func sequence(
    _ start: YAMLEvent, depth: Int
  ) throws(LegibleError) -> YAMLValue {
    var elements: [YAMLValue] = []
    var end = start.range.upperBound
    while true {
      let event = try events.next()
      if case .sequenceEnd = event.kind {
        // A block ends where the next line begins; its last element is a better end.
        end = max(end, event.range.isEmpty ? end : event.range.upperBound)
        break
      }
      elements.append(try value(event, depth: depth + 1))
      end = max(end, elements[elements.count - 1].range.upperBound, event.range.upperBound)
    }
    return YAMLValue(content: .sequence(elements), range: start.range.lowerBound..<end)
  }

  private mutating func mapping(
    _ start: YAMLEvent, depth: Int
  ) throws(LegibleError) -> YAMLValue {
    var members: [YAMLValue.Member] = []
    var names: Set<[UInt8]> = []
    var end = start.range.upperBound
    while true {
      let event = try events.next()
      if case .mappingEnd = event.kind {
        end = max(end, event.range.isEmpty ? end : event.range.upperBound)
        break
      }
      let name = try key(event)
      guard names.insert(Array(name.utf8)).inserted else {
        throw fail(
          "the key \(name) occurs twice in its mapping", hint: "Remove one of them.",
          at: event.range)
      }
      let next = try events.next()
      let value = try value(next, depth: depth + 1)
      members.append(.init(name: name, range: event.range, value: value))
      end = max(end, event.range.upperBound, next.range.upperBound, value.range.upperBound)
    }
    return YAMLValue(content: .mapping(members), range: start.range.lowerBound..<end)
  }

  /// A key as it is written: `100` and `true` are names.
  private func key(_ event: YAMLEvent) throws(LegibleError) -> String {
    guard case .scalar(let name, let isPlain, _) = event.kind, event.tag == nil else {
      throw fail("a key that is not a text", hint: "Write the name of the member.", at: event.range)
    }
    if isPlain, name == "<<" {
      throw fail(
        "a merge key, which YAML 1.2 has not",
        hint: "Write the members out, or extend a group with $extends.", at: event.range)
    }
    return name
  }

  /// What a scalar without quotes stands for: YAML 1.2.2, section 10.3.2.
  private func plain(
    _ text: String, _ range: Range<Int>
  ) throws(LegibleError) -> YAMLValue.Content {
    switch text {
    case "", "~", "null", "Null", "NULL": return .scalar("null")
    case "true", "True", "TRUE": return .scalar("true")
    case "false", "False", "FALSE": return .scalar("false")
    default: break
    }
    let unsigned = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if [".inf", ".Inf", ".INF"].contains(unsigned) || [".nan", ".NaN", ".NAN"].contains(text) {
      throw fail(
        "\(text) is not a number that tokens can have", hint: "Write a finite number.", at: range)
    }
    guard let number = YAMLNumber.json(text) else { return .string(text) }
    return .scalar(number)
  }

  // MARK: Writing

  private mutating func write(_ value: YAMLValue, depth: Int) throws(LegibleError) {
    guard depth <= JSONDocument.maximumDepth else { throw tooDeep(value.range) }
    written += 1
    guard written <= Self.maximumCount else {
      throw fail(
        "aliases multiply the document to more than \(Self.maximumCount.groupedDescription) values",
        hint: "Write fewer aliases, or none of parts that hold aliases.", at: value.range)
    }
    switch value.content {
    case .scalar(let spelling): transcript.scalar(spelling, at: value.range)
    case .string(let text): transcript.string(text, at: value.range)
    case .sequence(let elements):
      transcript.begin(isObject: false, at: value.range.lowerBound)
      for element in elements { try write(element, depth: depth + 1) }
      transcript.end(at: value.range.upperBound)
    case .mapping(let members):
      transcript.begin(isObject: true, at: value.range.lowerBound)
      for member in members {
        transcript.key(member.name, at: member.range)
        try write(member.value, depth: depth + 1)
      }
      transcript.end(at: value.range.upperBound)
    }
  }

  private func tooDeep(_ range: Range<Int>) -> LegibleError {
    source.error(
      "nested deeper than \(JSONDocument.maximumDepth) levels", rule: .jsonDepth,
      at: range.lowerBound)
  }

  private func fail(_ message: String, hint: String? = nil, at range: Range<Int>) -> LegibleError {
    source.error(message, rule: .yamlSyntax, hint: hint, at: range.lowerBound)
  }
}
