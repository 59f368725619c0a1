/// What displays can show, where a pair is meant for one kind of them.
///
/// It matters to colours that sRGB cannot hold: all others look alike on both.
public enum DisplayGamut: String, Hashable, Sendable, CaseIterable {
  /// sRGB, into which wider colours are mapped, or clipped as browsers do.
  case srgb
  /// Display P3.
  case displayP3 = "p3"
}
