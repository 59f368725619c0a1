/// A tracking by size that Apple publishes for a family of its own: in force for that family's own
/// files alone, and only where the file's `trak` table is not used.
///
/// Source: Human Interface Guidelines, Typography, "Tracking values" for iOS, the same in the snapshots
/// of 2023 and December 2025. The column in points is taken, as the one in thousandths of an em is
/// rounded more coarsely.
enum PublishedTracking: Hashable {
  case sanFrancisco, sanFranciscoRounded, newYork

  /// The table for a family, `nil` for all but Apple's.
  init?(family: String) {
    switch family.lowercased() {
    case "sf pro", "sf pro text", "sf pro display", ".sf ui text", ".sf ui display", ".sf ns",
      ".applesystemuifont", "sf ui text", "sf ui display":
      self = .sanFrancisco
    case "sf pro rounded", ".sf ui rounded": self = .sanFranciscoRounded
    case "new york", ".new york", "new york small", "new york medium", "new york large":
      self = .newYork
    default: return nil
    }
  }

  /// Thousandths of an em at a font size in pt; linear between the published sizes, constant beyond.
  func thousandths(size: Double) -> Double {
    switch self {
    case .sanFrancisco: Self.sanFranciscoTable.value(at: size)
    case .sanFranciscoRounded: Self.roundedTable.value(at: size)
    case .newYork: Self.newYorkTable.value(at: size)
    }
  }

  /// From sizes and what is added to each advance there, both in pt.
  private static func table(_ rows: [(Double, Double)]) -> SizeTable {
    SizeTable(rows.map { ($0.0, $0.1 / $0.0 * 1000) })
  }

  private static let sanFranciscoTable = table([
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08),
    (14, -0.15), (15, -0.23), (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    (21, -0.36), (22, -0.26), (23, -0.1), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29),
    (28, 0.38), (29, 0.4), (30, 0.4), (31, 0.39), (32, 0.41), (33, 0.4), (34, 0.4), (35, 0.38),
    (36, 0.37), (37, 0.36), (38, 0.37), (39, 0.38), (40, 0.37), (41, 0.36), (42, 0.37),
    (43, 0.38), (44, 0.37), (45, 0.35), (46, 0.36), (47, 0.37), (48, 0.35), (49, 0.33),
    (50, 0.34), (51, 0.35), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.28), (60, 0.26),
    (62, 0.24), (64, 0.22), (66, 0.19), (68, 0.17), (70, 0.14), (72, 0.14), (76, 0.07), (80, 0),
    (84, 0), (88, 0), (92, 0), (96, 0),
  ])

  private static let roundedTable = table([
    (6, 0.51), (7, 0.54), (8, 0.57), (9, 0.57), (10, 0.57), (11, 0.56), (12, 0.54), (13, 0.51),
    (14, 0.48), (15, 0.44), (16, 0.41), (17, 0.37), (18, 0.37), (19, 0.37), (20, 0.36),
    (21, 0.35), (22, 0.34), (23, 0.35), (24, 0.35), (25, 0.35), (26, 0.36), (27, 0.36),
    (28, 0.36), (29, 0.37), (30, 0.37), (31, 0.36), (32, 0.38), (33, 0.39), (34, 0.38),
    (35, 0.38), (36, 0.39), (37, 0.38), (38, 0.39), (39, 0.38), (40, 0.39), (41, 0.38),
    (42, 0.39), (43, 0.38), (44, 0.37), (45, 0.37), (46, 0.36), (47, 0.37), (48, 0.35),
    (49, 0.36), (50, 0.34), (51, 0.32), (52, 0.33), (53, 0.31), (54, 0.32), (56, 0.3), (58, 0.25),
    (60, 0.23), (62, 0.21), (64, 0.19), (66, 0.16), (68, 0.13), (70, 0.14), (72, 0.11),
    (76, 0.07), (80, 0), (84, 0), (88, 0), (92, 0), (96, 0),
  ])

  private static let newYorkTable = table([
    (6, 0.23), (7, 0.22), (8, 0.2), (9, 0.18), (10, 0.15), (11, 0.12), (12, 0.07), (13, 0.05),
    (14, 0.03), (15, 0), (16, -0.03), (17, -0.07), (18, -0.11), (19, -0.15), (20, -0.2),
    (21, -0.21), (22, -0.23), (23, -0.25), (24, -0.26), (25, -0.27), (26, -0.29), (27, -0.32),
    (28, -0.33), (29, -0.34), (30, -0.37), (31, -0.39), (32, -0.41), (33, -0.42), (34, -0.45),
    (35, -0.48), (36, -0.49), (38, -0.52), (40, -0.55), (42, -0.57), (44, -0.62), (46, -0.65),
    (48, -0.68), (50, -0.71), (52, -0.74), (54, -0.79), (58, -0.85), (62, -0.91), (66, -0.97),
    (70, -1.06), (72, -1.09), (80, -1.21), (88, -1.33), (96, -1.5), (100, -1.56), (120, -1.88),
    (140, -2.26), (160, -2.58), (180, -2.99), (200, -3.32), (220, -3.76), (240, -4.22),
    (260, -4.57),
  ])
}
