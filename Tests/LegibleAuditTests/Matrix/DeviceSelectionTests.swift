import LegibleAdaptive
@testable import LegibleAudit
import LegibleCore
import Testing

/// Devices by name, family and pattern.
struct DeviceSelectionTests {
  private static func located(_ names: [String]) -> [Located<String>] {
    names.enumerated().map { Located($1, at: SourceLocation(path: "c.json", line: $0 + 1)) }
  }

  private static func names(_ names: [String]) throws(LegibleError) -> [String] {
    try DeviceSelection(located(names), versions: nil).choices.map(\.device.name)
  }

  @Test(arguments: [
    ("iPad", "iPad"), ("ipad", "iPad"), ("iPad*", "iPad"), ("iPhone", "iPhone"),
    ("iPad Pro*", "iPad Pro"), ("IPAD PRO*", "iPad Pro"), ("iPhone 1*", "iPhone 1"), ("*", ""),
  ])
  func manyAreMeant(by name: String, start: String) throws {
    let expected = Device.all.map(\.name).filter { $0.hasPrefix(start) }
    #expect(expected.count > 1)
    #expect(try Self.names([name]) == expected)
  }

  @Test func aNameMeansOneDevice() throws {
    #expect(try Self.names(["iPhone 14"]) == ["iPhone 14"])
    #expect(try Self.names(["iPhone 1?"]).allSatisfy { $0.count == "iPhone 1x".count })
    #expect(try Self.names([]) == Device.all.map(\.name))
  }

  @Test func eachDeviceComesOnce() throws {
    let names = try Self.names(["iPhone 14", "iPhone*", "iPhone"])
    #expect(names.first == "iPhone 14")
    #expect(Set(names).count == names.count)
    #expect(names.count == Device.all.count { $0.name.hasPrefix("iPhone") })
  }

  @Test(arguments: [
    ("Pixel*", "no device matches \"Pixel*\"", "Did you mean "),
    ("iPhone 14?", "no device matches \"iPhone 14?\"", "Did you mean iPhone 14?"),
    (
      "iPad Pro", "the device name \"iPad Pro\" could mean ",
      "or write \"iPad Pro*\" for all of them."
    ),
    ("iPhone 99", "no device is named \"iPhone 99\"", "Did you mean "),
  ])
  func whatMeansNoneIsAnError(name: String, message: String, hint: String) {
    #expect {
      try Self.names(["iPhone 14", name])
    } throws: { error in
      guard let finding = (error as? LegibleError)?.findings.first else { return false }
      return finding.message.hasPrefix(message) && finding.hint?.contains(hint) == true
        && finding.location.description == "c.json:2:1"
    }
  }

  @Test(arguments: [
    (["!iPad"], ["*", "!iPad*"]), (["iPad", "!iPad mini*"], ["iPad *", "!iPad mini*"]),
    (["! iPhone SE 4-inch*"], ["*", "!iPhone SE 1"]),
    (["!iPhone 14", "iPhone 14*"], ["iPhone 14 *"]),
    (["iPhone 14", "iPhone 15", "!iPhone 14"], ["iPhone 15"]),
  ])
  func anExclamationMarkLeavesOut(names: [String], same: [String]) throws {
    let found = try Self.names(names)
    #expect(found == (try Self.names(same)))
    #expect(!found.isEmpty && found.count < Device.all.count)
  }

  @Test(arguments: [
    (["!iPhone 99"], "no device is named \"iPhone 99\""),
    (["!Pixel*"], "no device matches \"Pixel*\""), (["iPhone", "!*"], "every device is left out"),
  ])
  func anExclusionMustMeanAndLeaveSomething(names: [String], message: String) {
    #expect {
      try Self.names(names)
    } throws: { error in
      (error as? LegibleError)?.findings.first?.message.hasPrefix(message) == true
    }
  }

  // MARK: Versions of iOS

  private static func selection(
    _ names: [String]?, _ versions: ClosedRange<Int>
  ) throws(LegibleError) -> DeviceSelection {
    try DeviceSelection(
      names.map(located), versions: Located(versions, at: SourceLocation(path: "c.json", line: 9)))
  }

  @Test(arguments: [9...9, 14...15, 16...26, 17...18, 26...26])
  func devicesThatNeverHadTheVersionsAreLeftOut(versions: ClosedRange<Int>) throws {
    let selection = try Self.selection(nil, versions)
    #expect(selection.choices.count + selection.unsupported.count == Device.all.count)
    for choice in selection.choices {
      let had = versions.filter { choice.device.systems.contains(SystemVersion($0)) }
      #expect(choice.systems.first == had.first && choice.systems.last == had.last)
    }
    for device in selection.unsupported {
      #expect(!versions.contains { device.systems.contains(SystemVersion($0)) })
    }
    #expect(!selection.choices.isEmpty)
  }

  /// Each row: names, versions, what is left, how many are left out, and the versions of these devices.
  @Test(arguments: [
    (["iPhone SE*"], 16...26, ["iPhone SE 4.7-inch (2nd/3rd gen)"], 1, 16...26),
    (["iPhone 8", "iPhone 6*"], 16...26, ["iPhone 8"], 4, 16...16),
    (["iPhone 17"], 16...26, ["iPhone 17"], 0, 26...26),
    (["iPhone X", "iPhone XR"], 15...18, ["iPhone X", "iPhone XR"], 0, 15...18),
    (["iPhone SE*", "!iPhone SE 1"], 16...18, ["iPhone SE 4.7-inch (2nd/3rd gen)"], 0, 16...18),
  ])
  func someAreLeft(
    names: [String], versions: ClosedRange<Int>, left: [String], count: Int, had: ClosedRange<Int>
  ) throws {
    let selection = try Self.selection(names, versions)
    #expect(selection.choices.map(\.device.name) == left)
    #expect(selection.unsupported.count == count)
    #expect(selection.versions == had)
  }

  @Test(arguments: [
    (
      ["iPhone 14", "iPhone SE 1"], 16...26,
      "c.json:2:1: iPhone SE 4-inch (1st gen) never had iOS 16 to 26"
    ),
    (["iPad Air 2"], 16...16, "c.json:1:1: iPad Air 9.7-inch (1, 2) never had iPadOS 16"),
    (["iPhone 6*"], 16...26, "c.json:9:1: no device that is named had any of the versions"),
  ])
  func whatCannotBeJudgedIsAnError(names: [String], versions: ClosedRange<Int>, message: String) {
    #expect {
      try Self.selection(names, versions)
    } throws: { error in
      guard let finding = (error as? LegibleError)?.findings.first else { return false }
      return "\(finding.location): \(finding.message)" == message
    }
  }
}
