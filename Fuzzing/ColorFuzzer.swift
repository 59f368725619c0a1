import LegibleColor
import LegibleCore

/// Reads any bytes as a colour of CSS; what is read converts to every space, comes into sRGB and
/// can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
  let text = unsafe String(decoding: bytes, as: UTF8.self)
  do {
    let color = try CSSColor(parsing: text)
    checkRoundTrip(color, of: text)
    checkUse(of: color.color)
  } catch {
    precondition(!error.findings.isEmpty)
    for finding in error.findings {
      precondition((1...text.utf16.count + 1).contains(finding.location.column))
    }
  }
  return 0
}

/// What is written can be read, if cut to what CSS allows, and stays the same from then on.
private func checkRoundTrip(_ color: CSSColor, of text: String) {
  let once = reread(color, of: text)
  let twice = reread(once, of: text)
  precondition(once.description == twice.description, "\(text): \(once), then \(twice)")
}

private func reread(_ color: CSSColor, of text: String) -> CSSColor {
  guard let again = try? CSSColor(parsing: color.description) else {
    preconditionFailure("\(text) is written \(color), which cannot be read")
  }
  return again
}

/// Everything that takes a colour gives finite figures in their range.
private func checkUse(of color: Color) {
  for space in ColorSpace.allCases {
    let components = color.converted(to: space).components
    precondition(components.x.isFinite && components.y.isFinite && components.z.isFinite)
  }
  let mapped = color.converted(to: .srgb, mapping: .css)
  precondition((0..<3).allSatisfy { (0...1).contains(mapped[$0] ?? 0) })
  let ratio = Contrast(color, over: [mapped]).ratio
  precondition((1...21.1).contains(ratio), "\(ratio)")
}
