import LegibleTestSupport
import Testing

@Suite struct AdaptiveCommandTests {
  static let cases = [
    CommandCase("devices", ["devices"]),
    CommandCase("devices-sources", ["devices", "--sources"]),
    CommandCase("devices-json", ["devices", "--format", "json", "--sources"]),
    CommandCase("layout", ["layout", "--device", "iPhone 14"]),
    CommandCase(
      "layout-landscape",
      ["layout", "--device", "iphone 14", "--orientation", "landscapeLeft", "--category", "AX2"]),
    CommandCase(
      "layout-json", ["layout", "--device", "iPad Air 5", "--format", "json", "--os", "16.2"]),
    CommandCase(
      "layout-unknown-json",
      [
        "layout", "--device", "iPad Pro 12.9 6", "--format", "json", "--orientation",
        "landscapeRight", "--split", "1/2", "--category", "AX5", "--direction", "rtl",
      ]),
    CommandCase(
      "layout-slide-over",
      ["layout", "--device", "iPad Air 5", "--split", "slideOver", "--category", "xSmall"]),
    CommandCase(
      "layout-new-system",
      ["layout", "--device", "iPhone 17", "--orientation", "landscapeLeft", "--os", "26"]),
    CommandCase("layout-no-device", ["layout"]),
    CommandCase("layout-unknown-device", ["layout", "--device", "iFone 14"]),
    CommandCase("layout-ambiguous-device", ["layout", "--device", "iPad Pro 11\""]),
    CommandCase("layout-empty-device", ["layout", "--device", ""]),
    CommandCase(
      "layout-split-on-phone", ["layout", "--device", "iPhone 14", "--split", "1/3"]),
    CommandCase(
      "layout-bad-category", ["layout", "--device", "iPhone 14", "--category", "huge"]),
    CommandCase("layout-bad-version", ["layout", "--device", "iPhone 14", "--os", "7"]),
    CommandCase("layout-no-such-version", ["layout", "--device", "iPhone 14", "--os", "iOS 20"]),
    CommandCase("layout-never-had", ["layout", "--device", "iPhone 8", "--os", "10"]),
    CommandCase("layout-had-last", ["layout", "--device", "iPhone SE 1", "--os", "26"]),
    CommandCase("layout-no-large-titles", ["layout", "--device", "iPhone 7", "--os", "iOS 10"]),
    CommandCase(
      "layout-diagonal-first",
      ["layout", "--device", "10.2″ iPad", "--orientation", "landscapeLeft", "--split", "1/2"]),
    CommandCase("layout-other-kind", ["layout", "--device", "11.5″ iPad"]),
    CommandCase(
      "layout-bad-orientation", ["layout", "--device", "iPhone 14", "--orientation", "up"]),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws {
    try example.expectSnapshot()
  }
}
