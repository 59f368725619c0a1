import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct DeviceLookupTests {
  @Test(arguments: [
    ("iphone 14", "iPhone 14"),
    ("iPhone14ProMax", "iPhone 14 Pro Max"),
    ("  IPHONE   xs max ", "iPhone XS Max"),
    ("“iPhone SE (3rd generation)”", "iPhone SE 4.7-inch (2nd/3rd gen)"),
    ("iPhone SE 2", "iPhone SE 4.7-inch (2nd/3rd gen)"),
    ("iPad (10th generation)", "iPad 10.9/11-inch (10th gen, A16)"),
    ("iPad A16", "iPad 10.9/11-inch (10th gen, A16)"),
    ("iPad mini (A17 Pro)", "iPad mini 8.3-inch (6th gen, A17 Pro)"),
    ("iPad mini 8.3-inch (6th gen, A17 Pro)", "iPad mini 8.3-inch (6th gen, A17 Pro)"),
    ("iPad Pro (12.9-inch) (6th generation)", "iPad Pro 12.9-inch (3rd-6th gen)"),
    ("iPad Pro 12.9\" 2nd gen", "iPad Pro 12.9-inch (1st/2nd gen)"),
    ("iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M4, M5)"),
    ("iPad Air 11-inch (M2)", "iPad Air 11-inch (M2, M3)"),
    ("ipod-touch", "iPod touch (5th gen and later)"),
  ])
  func findsByAnySpelling(spelling: String, name: String) throws {
    #expect(try Device.named(spelling).name == name)
  }

  @Test func findsEveryDeviceByItsOwnName() throws {
    for device in Device.all {
      #expect(try Device.named(device.name.uppercased()) == device)
    }
  }

  @Test(arguments: [
    ("iPhone SE", ["iPhone SE 4-inch (1st gen)", "iPhone SE 4.7-inch (2nd/3rd gen)"], ""),
    ("iPad Pro 11\"", ["iPad Pro 11-inch (1st-4th gen)", "iPad Pro 11-inch (M4, M5)"], ""),
    ("iPad Air (M2)", ["iPad Air 11-inch (M2, M3)", "iPad Air 13-inch (M2, M3)"], ""),
    ("iPhone", ["iPhone SE 4-inch (1st gen)", "iPhone 6"], "and 34 more"),
  ])
  func listsWhatAnAmbiguousNameCouldMean(
    spelling: String, names: [String], more: String
  ) throws {
    let error = #expect(throws: LegibleError.self) { try Device.named(spelling) }
    let finding = try #require(error?.findings.first)
    #expect(finding.rule == "ambiguous-device")
    for name in names + [more] where !name.isEmpty { #expect(finding.message.contains(name)) }
  }

  @Test(arguments: [
    ("iPhone 41", "iPhone 11"), ("iphone 14 prom", "iPhone 14 Pro Max"), ("", "iPhone 6"),
    ("\u{202E}\u{0}🤷", "iPhone 6"), (String(repeating: "x", count: 100_000), "iPhone X"),
  ])
  func namesTheNearestOfAnUnknownName(spelling: String, nearest: String) throws {
    let error = #expect(throws: LegibleError.self) { try Device.named(spelling) }
    let finding = try #require(error?.findings.first)
    #expect(finding.rule == "unknown-device")
    #expect(finding.hint?.contains(nearest) == true)
    #expect(finding.message.count < 200)
  }
}
