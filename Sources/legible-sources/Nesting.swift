/// How deep a file is nested, told without parsing it.
///
/// The parser calls itself for each level, and looks ahead in some: what no one writes by hand would
/// exhaust its stack or its time.
struct Nesting {
  /// The most levels of brackets, of `#if` and of `try` in a row.
  static let maximumDepth = 64
  /// The most `else if` in a file: the parser takes each as a level below the one before it.
  static let maximumBranches = 1000
  /// The most `[` in a row: the parser looks behind each twice, whether it begins a type.
  static let maximumRun = 10

  private var brackets = 0
  private var angles = 0
  private var conditions = 0
  private var tries = 0
  private var branches = 0
  private var run = 0
  private var longestRun = 0
  private var deepest = 0

  /// Whether a file is nested deeper than the parser can be given.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    var nesting = Nesting()
    nesting.read(bytes)
    return nesting.deepest > maximumDepth || nesting.branches > maximumBranches
      || nesting.longestRun > maximumRun
  }

  private mutating func read(_ bytes: [UInt8]) {
    var index = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") { isInString = false }
        index += 1
        continue
      }
      if byte == UInt8(ascii: "[") {
        run += 1
        longestRun = max(longestRun, run)
      } else if byte > UInt8(ascii: " ") {
        run = 0
      }
      switch byte {
      case UInt8(ascii: "\""):
        isInString = true
        angles = 0
      case UInt8(ascii: "/") where Self.has("//", bytes, index):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets += 1
        angles = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "<") where index > 0 && Self.isName(bytes[index - 1]): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: ";"), UInt8(ascii: "="): angles = 0
      case UInt8(ascii: "#"):
        if Self.has("#if", bytes, index) { conditions += 1 }
        if Self.has("#endif", bytes, index) { conditions = max(0, conditions - 1) }
      default:
        guard Self.isName(byte) else { break }
        let start = index
        while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
        if Self.has("else if", bytes, start) { branches += 1 }
        tries = index - start == 3 && Self.has("try", bytes, start) ? tries + 1 : 0
        deepest = max(deepest, tries)
        continue
      }
      deepest = max(deepest, brackets, angles, conditions)
      index += 1
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  private static func has(_ word: StaticString, _ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes.count - index >= word.utf8CodeUnitCount else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy {
      unsafe bytes[index + $0] == word.utf8Start[$0]
    }
  }
}
