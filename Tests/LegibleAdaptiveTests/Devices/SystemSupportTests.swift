import LegibleAdaptive
import LegibleCore
import Testing

/// Which versions devices have had: common knowledge, as Apple announced them.
@Suite struct SystemSupportTests {
  @Test(
    arguments: [
      ("iPhone SE 1", 9, 15), ("iPod touch", 6, 15), ("iPhone 6", 8, 12), ("iPhone 6s Plus", 9, 15),
      ("iPhone 7", 10, 15), ("iPhone 8", 11, 16), ("iPhone X", 11, 16), ("iPhone XR", 12, 18),
      ("iPhone SE 2", 13, nil), ("iPhone 11", 13, nil), ("iPhone 12 mini", 14, nil),
      ("iPhone 13", 15, nil), ("iPhone 14 Plus", 16, nil), ("iPhone 15 Pro", 17, nil),
      ("iPhone 16e", 18, nil), ("iPhone 17", 26, nil), ("iPhone Air", 26, nil),
      ("iPad mini 2", 7, nil), ("iPad mini 6", 15, nil), ("iPad 5", 10, 17), ("iPad Air 2", 7, 15),
      ("iPad Pro 9.7", 9, 16), ("iPad 7", 13, nil), ("iPad Pro 10.5", 10, 17),
      ("iPad Air 3", 12, nil), ("iPad Air 4", 14, nil), ("iPad 10", 16, nil),
      ("iPad Air 11 M2", 17, nil), ("iPad Pro 11 1", 12, nil), ("iPad Pro 11 M4", 17, nil),
      ("iPad Pro 12.9 1", 9, 17), ("iPad Pro 12.9 3", 12, nil), ("iPad Pro 13", 17, nil),
    ] as [(String, Int, Int?)])
  func knowsFirstAndLast(device: String, first: Int, last: Int?) throws {
    let device = try Device(named: device)
    #expect(device.systems.first == first)
    #expect(device.systems.last == last)
    #expect(
      try device.context(version: SystemVersion(max(first, 9))).version.major == max(first, 9))
    for never in [first - 1, last.map { $0 + 1 }].compactMap({ $0 }) {
      let error = #expect(throws: LegibleError.self) {
        try device.context(version: SystemVersion(never))
      }
      let finding = try #require(error?.findings.first)
      #expect(finding.rule == "unavailable-system")
      #expect(
        finding.hint?.contains(last.map { "\(first) to \($0)" } ?? "\(first) and later") == true)
    }
  }

  @Test func everyPhoneCameAfterThePhonesBefore() {
    // A phone of one year comes with that year's iOS, or with that of the year before.
    for device in Device.all {
      guard let year = device.year, device.kind == .iPhone else { continue }
      let autumn = year >= 2025 ? year - 1999 : year - 2006
      let spring = year == 2025 ? 18 : autumn - 1
      #expect([autumn, spring].contains(device.systems.first), "\(device.name)")
    }
  }

  @Test(
    arguments: [
      ("iPhone 14", 18), ("iPhone 8", 16), ("iPhone SE 1", 15), ("iPhone 17", 26),
      ("iPad Air 2", 15),
    ])
  func takesTheNearestVersionUnlessOneIsNamed(device: String, version: Int) throws {
    #expect(try Device(named: device).context().version == SystemVersion(version))
  }

  @Test func takesForAGeometryWhatOneOfItsDevicesHad() throws {
    func version(_ name: String) throws -> Int {
      try Device(named: name).geometry.context().version.major
    }
    #expect(try version("iPhone 17") == 18)
    #expect(try version("iPhone Air") == 26)
    #expect(try version("iPhone 8") == 18)
    #expect(try version("iPhone 8 Plus") == 16)
  }
}
