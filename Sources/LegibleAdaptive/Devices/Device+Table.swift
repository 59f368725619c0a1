/// The device table, a row each: name, generations, systems, year, inches, geometry, ppi, radius.
///
/// Sources: Apple Human Interface Guidelines, Layout; DeviceKit (ppi, diagonals); ScreenCorners
/// (radii). The HIG's row of the 10.5-inch iPad Pro is in error: it has 834 x 1112 pt. The systems are
/// common knowledge: a device came with the iOS of its time, and Apple's announcements of iOS 10, 13, 16,
/// 17, 18 and 26 list what can have them.
extension Device {
  /// All devices, phones first.
  public static let all: [Device] = [
    phone(
      "iPhone SE 4-inch (1st gen)", of: "1", .ios(9, 15), 2016, 4, .w320h568, 326, 0, .repositories),
    phone(
      "iPod touch (5th gen and later)", of: "5 6 7", .ios(6, 15), 2012, 4, .w320h568, 326, 0,
      .measured),
    phone("iPhone 6", .ios(8, 12), 2014, 4.7, .w375h667, 326, 0, .repositories),
    phone("iPhone 6s", .ios(9, 15), 2015, 4.7, .w375h667, 326, 0, .repositories),
    phone("iPhone 7", .ios(10, 15), 2016, 4.7, .w375h667, 326, 0, .repositories),
    phone("iPhone 8", .ios(11, 16), 2017, 4.7, .w375h667, 326, 0, .measured),
    phone(
      "iPhone SE 4.7-inch (2nd/3rd gen)", of: "2 3", .ios(13), 2020, 4.7, .w375h667, 326, 0,
      .measured),
    phone("iPhone 6 Plus", .ios(8, 12), 2014, 5.5, .w414h736, 401, 0, .repositories, .plus),
    phone("iPhone 6s Plus", .ios(9, 15), 2015, 5.5, .w414h736, 401, 0, .repositories, .plus),
    phone("iPhone 7 Plus", .ios(10, 15), 2016, 5.5, .w414h736, 401, 0, .repositories, .plus),
    phone("iPhone 8 Plus", .ios(11, 16), 2017, 5.5, .w414h736, 401, 0, .measured, .plus),
    phone("iPhone X", .ios(11, 16), 2017, 5.8, .w375h812top44, 458, 39, .repositories),
    phone("iPhone XS", .ios(12, 18), 2018, 5.8, .w375h812top44, 458, 39, .repositories),
    phone("iPhone 11 Pro", .ios(13), 2019, 5.8, .w375h812top44, 458, 39, .measured),
    phone("iPhone XS Max", .ios(12, 18), 2018, 6.5, .w414h896top44, 458, 39, .repositories),
    phone("iPhone 11 Pro Max", .ios(13), 2019, 6.5, .w414h896top44, 458, 39, .measured),
    phone("iPhone XR", .ios(12, 18), 2018, 6.1, .w414h896top48, 326, 41.5, .repositories),
    phone("iPhone 11", .ios(13), 2019, 6.1, .w414h896top48, 326, 41.5, .measured),
    phone("iPhone 12 mini", .ios(14), 2020, 5.4, .w375h812top50, 476, 44, .measured, .mini),
    phone("iPhone 13 mini", .ios(15), 2021, 5.4, .w375h812top50, 476, 44, .measured, .mini),
    phone("iPhone 12", .ios(14), 2020, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 12 Pro", .ios(14), 2020, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 13", .ios(15), 2021, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 13 Pro", .ios(15), 2021, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 14", .ios(16), 2022, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 16e", .ios(18), 2025, 6.1, .w390h844, 460, 47.33, .repositories),
    phone("iPhone 12 Pro Max", .ios(14), 2020, 6.7, .w428h926, 458, 53.33, .measured),
    phone("iPhone 13 Pro Max", .ios(15), 2021, 6.7, .w428h926, 458, 53.33, .measured),
    phone("iPhone 14 Plus", .ios(16), 2022, 6.7, .w428h926, 458, 53.33, .measured),
    phone("iPhone 14 Pro", .ios(16), 2022, 6.1, .w393h852, 460, 55, .measured),
    phone("iPhone 15", .ios(17), 2023, 6.1, .w393h852, 460, 55, .repositories),
    phone("iPhone 15 Pro", .ios(17), 2023, 6.1, .w393h852, 460, 55, .repositories),
    phone("iPhone 16", .ios(18), 2024, 6.1, .w393h852, 460, 55, .repositories),
    phone("iPhone 14 Pro Max", .ios(16), 2022, 6.7, .w430h932, 460, 55, .measured),
    phone("iPhone 15 Plus", .ios(17), 2023, 6.7, .w430h932, 460, 55, .repositories),
    phone("iPhone 15 Pro Max", .ios(17), 2023, 6.7, .w430h932, 460, 55, .repositories),
    phone("iPhone 16 Plus", .ios(18), 2024, 6.7, .w430h932, 460, 55, .repositories),
    phone("iPhone 16 Pro", .ios(18), 2024, 6.3, .w402h874, 460, 62, .repositories),
    phone("iPhone 17", .ios(26), 2025, 6.3, .w402h874, 460, 62, .repositories),
    phone("iPhone 17 Pro", .ios(26), 2025, 6.3, .w402h874, 460, 62, .repositories),
    phone("iPhone 16 Pro Max", .ios(18), 2024, 6.9, .w440h956, 460, 62, .repositories),
    phone("iPhone 17 Pro Max", .ios(26), 2025, 6.9, .w440h956, 460, 62, .repositories),
    phone("iPhone Air", .ios(26), 2025, 6.5, .w420h912, 460, 62, .single),
    pad("iPad mini 7.9-inch (mini 2-5)", of: "2 3 4 5", .ios(7), 7.9, .w768h1024, 326, 0, .family),
    pad(
      "iPad mini 8.3-inch (6th gen, A17 Pro)", of: "6 7 A17Pro", .ios(15), 8.3, .w744h1133, 326,
      21.5,
      .measured),
    pad("iPad 9.7-inch (5th/6th gen)", of: "5 6", .ios(10, 17), 9.7, .w768h1024, 264, 0, .family),
    pad("iPad Air 9.7-inch (1, 2)", of: "1 2", .ios(7, 15), 9.7, .w768h1024, 264, 0, .family),
    pad("iPad Pro 9.7-inch", .ios(9, 16), 9.7, .w768h1024, 264, 0, .measured),
    pad("iPad 10.2-inch (7th-9th gen)", of: "7 8 9", .ios(13), 10.2, .w810h1080, 264, 0, .measured),
    pad("iPad Pro 10.5-inch", .ios(10, 17), 10.5, .w834h1112, 264, 0, .family),
    pad("iPad Air 10.5-inch (3rd gen)", of: "3", .ios(12), 10.5, .w834h1112, 264, 0, .family),
    pad(
      "iPad Air 10.9-inch (4th/5th gen)", of: "4 5", .ios(14), 10.9, .w820h1180, 264, 18, .measured),
    pad(
      "iPad 10.9/11-inch (10th gen, A16)", of: "10 11 A16", .ios(16), 10.9, .w820h1180, 264, 25,
      .measured),
    pad("iPad Air 11-inch (M2, M3)", of: "M2 M3", .ios(17), 11, .w820h1180, 264, 18, .family),
    pad(
      "iPad Pro 11-inch (1st-4th gen)", of: "1 2 3 4", .ios(12), 11, .w834h1194, 264, 18, .measured),
    pad("iPad Pro 11-inch (M4, M5)", of: "M4 M5", .ios(17), 11, .w834h1210, 264, nil, .assumed),
    pad(
      "iPad Pro 12.9-inch (1st/2nd gen)", of: "1 2", .ios(9, 17), 12.9, .w1024h1366home, 264, 0,
      .family),
    pad(
      "iPad Pro 12.9-inch (3rd-6th gen)", of: "3 4 5 6", .ios(12), 12.9, .w1024h1366, 264, 18,
      .measured),
    pad("iPad Air 13-inch (M2, M3)", of: "M2 M3", .ios(17), 13, .w1024h1366, 264, 18, .family),
    pad("iPad Pro 13-inch (M4, M5)", of: "M4 M5", .ios(17), 13, .w1032h1376, 264, nil, .assumed),
  ]

  private static func phone(
    _ name: String, of generations: String = "", _ systems: SystemSupport, _ year: Int,
    _ inches: Double,
    _ geometry: Geometry, _ ppi: Int, _ radius: Double, _ basis: Basis, _ panel: Panel? = nil
  ) -> Device {
    Device(
      name: name, generations: generations.split(separator: " ").map(String.init),
      systems: systems, year: year, diagonal: inches, geometry: geometry, pixelsPerInch: ppi,
      cornerRadius: radius, panel: panel,
      basis: basis)
  }

  private static func pad(
    _ name: String, of generations: String = "", _ systems: SystemSupport, _ inches: Double,
    _ geometry: Geometry,
    _ ppi: Int, _ radius: Double?, _ basis: Basis
  ) -> Device {
    Device(
      name: name, generations: generations.split(separator: " ").map(String.init),
      systems: systems, year: nil, diagonal: inches, geometry: geometry, pixelsPerInch: ppi,
      cornerRadius: radius, panel: nil,
      basis: basis)
  }
}
