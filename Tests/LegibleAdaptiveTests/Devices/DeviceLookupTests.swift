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
    ("10.2″ iPad", "iPad 10.2-inch (7th-9th gen)"), ("10.2” iPad", "iPad 10.2-inch (7th-9th gen)"),
    ("10.2-inch iPad", "iPad 10.2-inch (7th-9th gen)"),
    ("10.2 inches iPad", "iPad 10.2-inch (7th-9th gen)"),
    ("10.2in iPad", "iPad 10.2-inch (7th-9th gen)"), ("10.2 iPad", "iPad 10.2-inch (7th-9th gen)"),
    ("iPad 10.2''", "iPad 10.2-inch (7th-9th gen)"), ("iPad 10,2″", "iPad 10.2-inch (7th-9th gen)"),
    ("iPad (7th generation) 10.2″", "iPad 10.2-inch (7th-9th gen)"),
    ("9.7″ iPad Pro", "iPad Pro 9.7-inch"), ("9.7″ iPad Air", "iPad Air 9.7-inch (1, 2)"),
    ("9.7″ iPad", "iPad 9.7-inch (5th/6th gen)"), ("10.5″ iPad Pro", "iPad Pro 10.5-inch"),
    ("10.9″ iPad Air", "iPad Air 10.9-inch (4th/5th gen)"),
    ("7.9″ iPad mini", "iPad mini 7.9-inch (mini 2-5)"),
    ("8.3″ iPad", "iPad mini 8.3-inch (6th gen, A17 Pro)"),
    ("12.9\" iPad Pro (3rd generation)", "iPad Pro 12.9-inch (3rd-6th gen)"),
    ("2nd generation 12.9″ iPad Pro", "iPad Pro 12.9-inch (1st/2nd gen)"),
    ("M4 iPad Pro 11-inch", "iPad Pro 11-inch (M4, M5)"),
    ("13‑inch iPad Pro (M4)", "iPad Pro 13-inch (M4, M5)"),
    ("third generation iPad Air", "iPad Air 10.5-inch (3rd gen)"),
    ("4″ iPhone SE", "iPhone SE 4-inch (1st gen)"),
    ("4.7″ iPhone SE", "iPhone SE 4.7-inch (2nd/3rd gen)"),
    ("5.5″ iPhone 8 Plus", "iPhone 8 Plus"), ("iPhone X 5.8″", "iPhone X"),
    ("\"iPhone 14\"", "iPhone 14"), ("4-inch iPod touch", "iPod touch (5th gen and later)"),
    ("iPhone SE3", "iPhone SE 4.7-inch (2nd/3rd gen)"),
    ("se 2", "iPhone SE 4.7-inch (2nd/3rd gen)"),
    ("mini 6", "iPad mini 8.3-inch (6th gen, A17 Pro)"), ("14 Pro", "iPhone 14 Pro"),
  ])
  func findsByAnySpelling(spelling: String, name: String) throws {
    #expect(try Device(named: spelling).name == name)
  }

  @Test func findsEveryDeviceByItsOwnName() throws {
    for device in Device.all {
      #expect(try Device(named: device.name.uppercased()) == device)
    }
  }

  @Test(arguments: [
    ("iPhone SE", ["iPhone SE 4-inch (1st gen)", "iPhone SE 4.7-inch (2nd/3rd gen)"], ""),
    ("iPad Pro 11\"", ["iPad Pro 11-inch (1st-4th gen)", "iPad Pro 11-inch (M4, M5)"], ""),
    ("iPad Air (M2)", ["iPad Air 11-inch (M2, M3)", "iPad Air 13-inch (M2, M3)"], ""),
    ("12.9″ iPad", ["iPad Pro 12.9-inch (1st/2nd gen)", "iPad Pro 12.9-inch (3rd-6th gen)"], ""),
    ("13″ iPad", ["iPad Air 13-inch (M2, M3)", "iPad Pro 13-inch (M4, M5)"], ""),
    ("5.8″ iPhone", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], ""),
    ("12.9″", ["iPad Pro 12.9-inch (1st/2nd gen)", "iPad Pro 12.9-inch (3rd-6th gen)"], ""),
    ("8", ["iPhone 8", "iPad 10.2-inch (7th-9th gen)"], ""),
    ("iPhone", ["iPhone SE 4-inch (1st gen)", "iPhone 6"], "and 34 more"),
  ])
  func listsWhatAnAmbiguousNameCouldMean(
    spelling: String, names: [String], more: String
  ) throws {
    let error = #expect(throws: LegibleError.self) { try Device(named: spelling) }
    let finding = try #require(error?.findings.first)
    #expect(finding.rule == "ambiguous-device")
    for name in names + [more] where !name.isEmpty { #expect(finding.message.contains(name)) }
  }

  @Test(arguments: [
    ("iPhone 41", "iPhone 11"), ("iphone 14 prom", "iPhone 14 Pro Max"), ("", "iPhone 6"),
    ("\u{202E}\u{0}🤷", "iPhone 6"), (String(repeating: "x", count: 100_000), "iPhone X"),
  ])
  func namesTheNearestOfAnUnknownName(spelling: String, nearest: String) throws {
    let error = #expect(throws: LegibleError.self) { try Device(named: spelling) }
    let finding = try #require(error?.findings.first)
    #expect(finding.rule == "unknown-device")
    #expect(finding.hint?.contains(nearest) == true)
    #expect(finding.message.count < 200)
  }

  @Test(arguments: [
    ("11.5″ iPad", "iPhone"), ("iPad Ultra", "iPhone"), ("ipad airs", "iPhone"),
    ("7.9″ iPhone", "iPad"), ("iPhone Ultra", "iPad"), ("9.7″ iPod", "iPad"),
  ])
  func proposesNothingOfTheOtherKind(spelling: String, other: String) throws {
    let error = #expect(throws: LegibleError.self) { try Device(named: spelling) }
    let hint = try #require(error?.findings.first?.hint)
    #expect(hint.hasPrefix("Did you mean ") && !hint.contains(other), "\(hint)")
  }
}
