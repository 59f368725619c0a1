import LegibleCore
import LegibleText
import Testing

/// Broken and hostile font files: a located error that says what is wrong, never a crash.
@Suite(.timeLimit(.minutes(5))) struct BadFontTests {
  /// What to do to a good file, and a part of what the error must say.
  private static let damages: [(damage: Damage, message: String)] = [
    (.replaceAll([]), "empty"), (.replaceAll(Array("no font".utf8)), "not a font file"),
    (.replaceAll(Array("<!DOCTYPE html>".utf8)), "not a font file"),
    (.replaceAll([0, 1, 0, 0]), "no tables"), (.replaceAll([0, 1, 0, 0, 0, 0, 0, 0]), "no tables"),
    (.replaceAll([0, 1, 0, 0, 0xFF, 0xFF, 0, 0]), "cut short"),
    (.replaceAll(Array("wOFF".utf8)), "packed for the web"),
    (.replaceAll(Array("wOF2".utf8)), "packed for the web"),
    (.replaceAll(Array("ttcf".utf8)), "no faces"),
    (.replaceAll(Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 0]), "no faces"),
    (.replaceAll(Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]), "beyond"),
    (.replaceAll(Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xF0]), "beyond"),
    (.cut(to: 13), "cut short"), (.cut(to: 300), "cut short"), (.cutLast(1), "cut short"),
    (.rename("cmap"), "\"cmap\""), (.rename("head"), "\"head\""), (.rename("hmtx"), "\"hmtx\""),
    (.rename("maxp"), "\"maxp\""), (.rename("hhea"), "\"hhea\""),
    (.resize("head", 20), "fewer than 54"), (.resize("hmtx", 2), "fewer than 4"),
    (.write("head", 18, [0, 0]), "0 units per em"), (.write("head", 18, [0xFF, 0xFF]), "65535"),
    (.write("maxp", 4, [0, 0]), "no glyphs"), (.write("hhea", 34, [0xFF, 0xFF]), "65535 widths"),
    (.write("hhea", 34, [0, 0]), "too few"),
  ]

  enum Damage {
    case replaceAll([UInt8])
    case cut(to: Int)
    case cutLast(Int)
    /// Gives a table another tag.
    case rename(String)
    /// Gives a table another length.
    case resize(String, UInt8)
    /// Writes bytes at a place in a table.
    case write(String, Int, [UInt8])

    func done(to bytes: [UInt8]) throws -> [UInt8] {
      var bytes = bytes
      func record(_ tag: String) throws -> Int {
        try #require(
          stride(from: 12, to: bytes.count - 16, by: 16).first {
            Array(bytes[$0..<$0 + 4]) == Array(tag.utf8)
          })
      }
      switch self {
      case .replaceAll(let other): return other
      case .cut(to: let count): return Array(bytes.prefix(count))
      case .cutLast(let count): return bytes.dropLast(count)
      case .rename(let tag): bytes[try record(tag)] = UInt8(ascii: "!")
      case .resize(let tag, let length):
        let record = try record(tag)
        bytes.replaceSubrange(record + 12..<record + 16, with: [0, 0, 0, length])
      case .write(let tag, let place, let value):
        let record = try record(tag)
        let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + place
        bytes.replaceSubrange(start..<start + value.count, with: value)
      }
      return bytes
    }
  }

  @Test(arguments: 0..<damages.count) func damageIsAnErrorThatSaysWhatIsWrong(_ index: Int) throws {
    let (damage, message) = Self.damages[index]
    let bytes = try damage.done(to: TestFonts.bytes("Regular.ttf"))
    do {
      _ = try FontLibrary([FontSource(path: "bad.ttf", bytes: bytes)])
      Issue.record("\(damage) is accepted")
    } catch {
      #expect(error.findings[0].message.contains(message), "\(error)")
      #expect(error.findings[0].location.path == "bad.ttf")
      #expect(error.findings[0].hint != nil)
    }
  }

  @Test(arguments: [-1, 2, 65_536]) func facesThatACollectionLacksAreNamed(_ face: Int) throws {
    let bytes = try TestFonts.bytes("Collection.ttc")
    #expect {
      _ = try FontLibrary([FontSource(path: "a.ttc", bytes: bytes, face: face)])
    } throws: {
      "\($0)".contains("no face of index \(face), only 0 to 1")
    }
  }

  @Test func aSingleFontHasNoSecondFace() throws {
    let bytes = try TestFonts.bytes("Regular.ttf")
    #expect {
      _ = try FontLibrary([FontSource(path: "a.ttf", bytes: bytes, face: 1)])
    } throws: {
      "\($0)".contains("not a collection")
    }
  }

  /// Any byte may be wrong: whatever opens also measures.
  @Test(arguments: ["Regular.ttf", "Variable.ttf", "CFF2.otf", "Ligatures.ttf", "Emoji.ttf"])
  func anyByteMayBeWrong(_ name: String) throws {
    let good = try TestFonts.bytes(name)
    var state: UInt64 = 42
    for round in 0..<300 {
      var bytes = good
      for _ in 0...(round % 4) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
      }
      let source = FontSource(path: name, bytes: bytes)
      guard let library = try? FontLibrary([source], fallback: .none) else { continue }
      let paragraph = try library.paragraph(
        "fi A \u{1F468}\u{200D}\u{1F469}", style: units(name))
      #expect(paragraph.width.isFinite)
      #expect(try paragraph.fit(width: 100).lines.allSatisfy { $0.width.isFinite })
    }
  }
}
