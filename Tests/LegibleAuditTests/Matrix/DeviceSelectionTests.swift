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
    try DeviceSelection.devices(located(names)).map(\.name)
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
    #expect(try DeviceSelection.devices(nil) == Device.all)
  }

  @Test func eachDeviceComesOnce() throws {
    let names = try Self.names(["iPhone 14", "iPhone*", "iPhone"])
    #expect(names.first == "iPhone 14")
    #expect(Set(names).count == names.count)
    #expect(names.count == Device.all.count { $0.name.hasPrefix("iPhone") })
  }

  @Test(arguments: [
    ("Pixel*", "no device matches \"Pixel*\"", "Did you mean "),
    ("iPhone 14?", "no device matches \"iPhone 14?\"", "Did you mean iPhone 14? "),
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
}
