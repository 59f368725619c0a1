import LegibleCore

/// A document of another syntax on its way to JSON: the text, and where in the original each node of
/// it stands, in the order in which a parser meets them.
package struct Transcript {
  /// The JSON.
  private(set) var json: [UInt8] = []
  /// The first byte of each node in the original and the one past its last.
  private(set) var ranges: [Range<UInt32>] = []
  /// The containers that are open: the node, and how many members or elements it has.
  private var open: [(node: Int, count: Int, isObject: Bool)] = []

  package init() {}

  /// How deep it is nested at present.
  var depth: Int { open.count }

  /// Begins an object or an array.
  package mutating func begin(isObject: Bool, at start: Int) {
    separate()
    open.append((ranges.count, 0, isObject))
    ranges.append(UInt32(start)..<UInt32(start))
    json.append(UInt8(ascii: isObject ? "{" : "["))
  }

  /// Ends what was begun last.
  package mutating func end(at end: Int) {
    let container = open.removeLast()
    let start = ranges[container.node].lowerBound
    ranges[container.node] = start..<max(start, UInt32(end))
    json.append(UInt8(ascii: container.isObject ? "}" : "]"))
  }

  /// Adds the key of a member.
  package mutating func key(_ name: String, at range: Range<Int>) {
    if let last = open.indices.last {
      if open[last].count > 0 { json.append(UInt8(ascii: ",")) }
      open[last].count += 1
    }
    add(JSONValue.string(name).line, at: range)
    json.append(UInt8(ascii: ":"))
  }

  /// Adds a string.
  mutating func string(_ text: String, at range: Range<Int>) {
    scalar(JSONValue.string(text).line, at: range)
  }

  /// Adds a number, `true`, `false` or `null` as JSON spells it.
  mutating func scalar(_ spelling: String, at range: Range<Int>) {
    separate()
    add(spelling, at: range)
  }

  /// Adds a value whose parts all stand in one place.
  package mutating func value(_ value: JSONValue, at range: Range<Int>) {
    switch value {
    case .object(let members):
      begin(isObject: true, at: range.lowerBound)
      for member in members {
        key(member.name, at: range)
        self.value(member.value, at: range)
      }
      end(at: range.upperBound)
    case .array(let elements):
      begin(isObject: false, at: range.lowerBound)
      for element in elements { self.value(element, at: range) }
      end(at: range.upperBound)
    default: scalar(value.line, at: range)
    }
  }

  private mutating func add(_ text: String, at range: Range<Int>) {
    ranges.append(UInt32(range.lowerBound)..<UInt32(range.upperBound))
    json.append(contentsOf: text.utf8)
  }

  /// Puts a comma between the elements of an array.
  private mutating func separate() {
    guard let last = open.indices.last, !open[last].isObject else { return }
    if open[last].count > 0 { json.append(UInt8(ascii: ",")) }
    open[last].count += 1
  }
}

/// A decimal number in the spelling of JSON, out of its parts.
///
/// - Parameters:
///   - isNegative: Whether a minus stands before it.
///   - whole: The digits before the point, maybe none.
///   - fraction: The digits after the point, maybe none.
///   - exponent: What follows the `e`, with its sign; `nil` for none.
func jsonNumber(
  isNegative: Bool, whole: some StringProtocol, fraction: some StringProtocol, exponent: String?
) -> String {
  let digits = whole.drop { $0 == "0" }
  return (isNegative ? "-" : "") + (digits.isEmpty ? "0" : String(digits))
    + (fraction.isEmpty ? "" : "." + String(fraction)) + (exponent.map { "e" + $0 } ?? "")
}
