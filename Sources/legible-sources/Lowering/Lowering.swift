import LegibleSources
import SwiftParser
import SwiftSyntax

/// Reduces the syntax tree of a file to what decides where its texts go.
struct Lowering {
  /// The deepest nesting that is followed; what lies deeper in a generated file is left out.
  static let maximumDepth = 300

  /// The start of each line in UTF-8 code units.
  let lineStarts: [Int]

  /// Parses a file; what does not parse is left out, the rest is kept.
  static func file(path: String, text: String) -> SourceFile {
    let tree = Parser.parse(source: text)
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    var file = SourceFile(path: path)
    Lowering(lineStarts: starts).declare(tree.statements, in: "", into: &file)
    return file
  }

  /// The line of a node, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
