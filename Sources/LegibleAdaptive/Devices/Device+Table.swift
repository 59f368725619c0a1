/// The device table, a row each: name, generations, year, inches, geometry, ppi, radius.
///
/// Sources: Apple Human Interface Guidelines, Layout; DeviceKit (ppi, diagonals); ScreenCorners
/// (radii). The HIG's row of the 10.5-inch iPad Pro is in error: it has 834 x 1112 pt.
extension Device {
  /// All devices, phones first.
  public static let all: [Device] = [
    phone("iPhone SE 4-inch (1st gen)", of: "1", 2016, 4, .w320h568, 326, 0, .repositories),
    phone("iPod touch (5th gen and later)", of: "5 6 7", 2012, 4, .w320h568, 326, 0, .measured),
    phone("iPhone 6", 2014, 4.7, .w375h667, 326, 0, .repositories),
    phone("iPhone 6s", 2015, 4.7, .w375h667, 326, 0, .repositories),
    phone("iPhone 7", 2016, 4.7, .w375h667, 326, 0, .repositories),
    phone("iPhone 8", 2017, 4.7, .w375h667, 326, 0, .measured),
    phone("iPhone SE 4.7-inch (2nd/3rd gen)", of: "2 3", 2020, 4.7, .w375h667, 326, 0, .measured),
    phone("iPhone 6 Plus", 2014, 5.5, .w414h736, 401, 0, .repositories, .plus),
    phone("iPhone 6s Plus", 2015, 5.5, .w414h736, 401, 0, .repositories, .plus),
    phone("iPhone 7 Plus", 2016, 5.5, .w414h736, 401, 0, .repositories, .plus),
    phone("iPhone 8 Plus", 2017, 5.5, .w414h736, 401, 0, .measured, .plus),
    phone("iPhone X", 2017, 5.8, .w375h812top44, 458, 39, .repositories),
    phone("iPhone XS", 2018, 5.8, .w375h812top44, 458, 39, .repositories),
    phone("iPhone 11 Pro", 2019, 5.8, .w375h812top44, 458, 39, .measured),
    phone("iPhone XS Max", 2018, 6.5, .w414h896top44, 458, 39, .repositories),
    phone("iPhone 11 Pro Max", 2019, 6.5, .w414h896top44, 458, 39, .measured),
    phone("iPhone XR", 2018, 6.1, .w414h896top48, 326, 41.5, .repositories),
    phone("iPhone 11", 2019, 6.1, .w414h896top48, 326, 41.5, .measured),
    phone("iPhone 12 mini", 2020, 5.4, .w375h812top50, 476, 44, .measured, .mini),
    phone("iPhone 13 mini", 2021, 5.4, .w375h812top50, 476, 44, .measured, .mini),
    phone("iPhone 12", 2020, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 12 Pro", 2020, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 13", 2021, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 13 Pro", 2021, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 14", 2022, 6.1, .w390h844, 460, 47.33, .measured),
    phone("iPhone 16e", 2025, 6.1, .w390h844, 460, 47.33, .repositories),
    phone("iPhone 12 Pro Max", 2020, 6.7, .w428h926, 458, 53.33, .measured),
    phone("iPhone 13 Pro Max", 2021, 6.7, .w428h926, 458, 53.33, .measured),
    phone("iPhone 14 Plus", 2022, 6.7, .w428h926, 458, 53.33, .measured),
    phone("iPhone 14 Pro", 2022, 6.1, .w393h852, 460, 55, .measured),
    phone("iPhone 15", 2023, 6.1, .w393h852, 460, 55, .repositories),
    phone("iPhone 15 Pro", 2023, 6.1, .w393h852, 460, 55, .repositories),
    phone("iPhone 16", 2024, 6.1, .w393h852, 460, 55, .repositories),
    phone("iPhone 14 Pro Max", 2022, 6.7, .w430h932, 460, 55, .measured),
    phone("iPhone 15 Plus", 2023, 6.7, .w430h932, 460, 55, .repositories),
    phone("iPhone 15 Pro Max", 2023, 6.7, .w430h932, 460, 55, .repositories),
    phone("iPhone 16 Plus", 2024, 6.7, .w430h932, 460, 55, .repositories),
    phone("iPhone 16 Pro", 2024, 6.3, .w402h874, 460, 62, .repositories),
    phone("iPhone 17", 2025, 6.3, .w402h874, 460, 62, .repositories),
    phone("iPhone 17 Pro", 2025, 6.3, .w402h874, 460, 62, .repositories),
    phone("iPhone 16 Pro Max", 2024, 6.9, .w440h956, 460, 62, .repositories),
    phone("iPhone 17 Pro Max", 2025, 6.9, .w440h956, 460, 62, .repositories),
    phone("iPhone Air", 2025, 6.5, .w420h912, 460, 62, .single),
    pad("iPad mini 7.9-inch (mini 2-5)", of: "2 3 4 5", 7.9, .w768h1024, 326, 0, .family),
    pad(
      "iPad mini 8.3-inch (6th gen, A17 Pro)", of: "6 7 A17Pro", 8.3, .w744h1133, 326, 21.5,
      .measured),
    pad("iPad 9.7-inch (5th/6th gen)", of: "5 6", 9.7, .w768h1024, 264, 0, .family),
    pad("iPad Air 9.7-inch (1, 2)", of: "1 2", 9.7, .w768h1024, 264, 0, .family),
    pad("iPad Pro 9.7-inch", 9.7, .w768h1024, 264, 0, .measured),
    pad("iPad 10.2-inch (7th-9th gen)", of: "7 8 9", 10.2, .w810h1080, 264, 0, .measured),
    pad("iPad Pro 10.5-inch", 10.5, .w834h1112, 264, 0, .family),
    pad("iPad Air 10.5-inch (3rd gen)", of: "3", 10.5, .w834h1112, 264, 0, .family),
    pad("iPad Air 10.9-inch (4th/5th gen)", of: "4 5", 10.9, .w820h1180, 264, 18, .measured),
    pad("iPad 10.9/11-inch (10th gen, A16)", of: "10 11 A16", 10.9, .w820h1180, 264, 25, .measured),
    pad("iPad Air 11-inch (M2, M3)", of: "M2 M3", 11, .w820h1180, 264, 18, .family),
    pad("iPad Pro 11-inch (1st-4th gen)", of: "1 2 3 4", 11, .w834h1194, 264, 18, .measured),
    pad("iPad Pro 11-inch (M4, M5)", of: "M4 M5", 11, .w834h1210, 264, nil, .assumed),
    pad("iPad Pro 12.9-inch (1st/2nd gen)", of: "1 2", 12.9, .w1024h1366home, 264, 0, .family),
    pad("iPad Pro 12.9-inch (3rd-6th gen)", of: "3 4 5 6", 12.9, .w1024h1366, 264, 18, .measured),
    pad("iPad Air 13-inch (M2, M3)", of: "M2 M3", 13, .w1024h1366, 264, 18, .family),
    pad("iPad Pro 13-inch (M4, M5)", of: "M4 M5", 13, .w1032h1376, 264, nil, .assumed),
  ]

  private static func phone(
    _ name: String, of generations: String = "", _ year: Int, _ inches: Double,
    _ geometry: Geometry, _ ppi: Int, _ radius: Double, _ basis: Basis, _ panel: Panel? = nil
  ) -> Device {
    Device(
      name: name, generations: generations.split(separator: " ").map(String.init), year: year,
      diagonal: inches, geometry: geometry, pixelsPerInch: ppi, cornerRadius: radius, panel: panel,
      basis: basis)
  }

  private static func pad(
    _ name: String, of generations: String = "", _ inches: Double, _ geometry: Geometry,
    _ ppi: Int, _ radius: Double?, _ basis: Basis
  ) -> Device {
    Device(
      name: name, generations: generations.split(separator: " ").map(String.init), year: nil,
      diagonal: inches, geometry: geometry, pixelsPerInch: ppi, cornerRadius: radius, panel: nil,
      basis: basis)
  }
}
