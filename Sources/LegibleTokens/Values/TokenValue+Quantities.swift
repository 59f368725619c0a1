extension TokenValue {
  /// A length.
  public struct Dimension: Hashable, Sendable {
    /// The length in its unit.
    public var value: Double
    /// The unit.
    public var unit: Unit

    /// The units of the Design Tokens Format Module 2025.10, section 8.2.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      /// A pt here, a dp on Android.
      case px
      /// Multiples of the default font size.
      case rem
    }

    /// Creates a length.
    public init(value: Double, unit: Unit = .px) {
      self.value = value
      self.unit = unit
    }

    /// The length in pt, where a rem is 16 pt.
    public var points: Double { unit == .rem ? value * 16 : value }
  }

  /// A stretch of time.
  public struct Duration: Hashable, Sendable {
    /// The time in its unit.
    public var value: Double
    /// The unit.
    public var unit: Unit

    /// The units of the Design Tokens Format Module 2025.10, section 8.5.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
      case ms, s
    }

    /// Creates a duration.
    package init(value: Double, unit: Unit = .ms) {
      self.value = value
      self.unit = unit
    }

    /// The time in milliseconds.
    public var milliseconds: Double { unit == .s ? value * 1000 : value }
  }

  /// A timing curve from (0, 0) to (1, 1), by its two control points.
  public struct CubicBezier: Hashable, Sendable {
    /// The first control point; x is in 0...1.
    public var x1: Double, y1: Double
    /// The second control point; x is in 0...1.
    public var x2: Double, y2: Double

    /// Creates a curve.
    public init(x1: Double, y1: Double, x2: Double, y2: Double) {
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
  }
}
