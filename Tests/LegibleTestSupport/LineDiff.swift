import LegibleCore

/// The lines in which two texts differ, with some lines around them.
public struct LineDiff: CustomStringConvertible {
  private let lines: [Line]

  private enum Line {
    case kept(String)
    case removed(String)
    case added(String)

    var isChange: Bool {
      if case .kept = self { false } else { true }
    }

    var marked: String {
      switch self {
      case .kept(let line): " " + line
      case .removed(let line): "-" + line
      case .added(let line): "+" + line
      }
    }
  }

  /// Compares two texts line by line, and lines byte by byte.
  ///
  /// - Complexity: O(*lines* x *differences*).
  public init(from old: String, to new: String) {
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let changes = new.difference(from: old)
    let removed = Self.offsets(of: changes.removals)
    let added = Self.offsets(of: changes.insertions)
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(.removed(Self.shown(old[before])))
        before += 1
      } else if added.contains(after) {
        lines.append(.added(Self.shown(new[after])))
        after += 1
      } else {
        lines.append(.kept(Self.shown(old[before])))
        (before, after) = (before + 1, after + 1)
      }
    }
    self.lines = lines
  }

  /// The lines, each after `-` where only the old text has it, `+` where only the new one does, else
  /// a space; empty when there is no difference.
  ///
  /// `…` stands for lines farther than three from a difference.
  public var description: String {
    let near = Set(
      lines.indices.lazy.filter { lines[$0].isChange }.flatMap { ($0 - 3)...($0 + 3) })
    var text = ""
    var isCut = false
    for (index, line) in lines.enumerated() {
      if near.contains(index) {
        text += (isCut ? "…\n" : "") + line.marked + "\n"
        isCut = false
      } else {
        isCut = true
      }
    }
    return text.isEmpty || !isCut ? text : text + "…\n"
  }

  private static func offsets(of changes: [CollectionDifference<[UInt8]>.Change]) -> Set<Int> {
    Set(
      changes.map {
        switch $0 {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
      })
  }

  private static func lines(of text: String) -> [[UInt8]] {
    text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map(Array.init)
  }

  private static func shown(_ line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self).escapingControls
  }
}
