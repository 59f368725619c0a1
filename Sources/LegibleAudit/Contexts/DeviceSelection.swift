import LegibleAdaptive
import LegibleCore

/// The devices that the names of a configuration mean: a device, a family, or a pattern.
enum DeviceSelection {
  /// The devices in the order of the names, each once; all without names.
  ///
  /// `iPad` and `iPhone` mean all of the family, `iPad Pro*` all whose name matches in any case. Every
  /// other name means one device.
  ///
  /// - Throws: `LegibleError` at a name that means no device, or more than one.
  static func devices(_ names: [Located<String>]?) throws(LegibleError) -> [Device] {
    guard let names else { return Device.all }
    var devices: [Device] = []
    var seen: Set<String> = []
    for name in names {
      devices += try meant(by: name).filter { seen.insert($0.name).inserted }
    }
    return devices
  }

  private static func meant(by name: Located<String>) throws(LegibleError) -> [Device] {
    let key = name.value.lowercased()
    let family = Device.all.filter { $0.name.lowercased().prefix { $0 != " " } == key }
    if !family.isEmpty { return family }
    if key.contains("*") || key.contains("?") {
      let pattern = Glob(key: key)
      let matching = Device.all.filter { pattern.matches($0.name.lowercased()) }
      if matching.isEmpty { throw unmatched(name) }
      return matching
    }
    do throws(LegibleError) {
      return [try Device.named(name.value)]
    } catch {
      throw LegibleError(error.findings.map { hinted($0, name) })
    }
  }

  /// The error at its place; of a name that could mean several, with the pattern that means them all.
  private static func hinted(_ finding: Finding, _ name: Located<String>) -> Finding {
    var finding = finding
    finding.location = name.location
    if finding.rule == "ambiguous-device", let hint = finding.hint {
      finding.hint = hint.dropLast() + ", or write \"\(name.value)*\" for all of them."
    }
    return finding
  }

  private static func unmatched(_ name: Located<String>) -> LegibleError {
    let plain = name.value.filter { $0 != "*" && $0 != "?" }
    var hint = "Run legible devices for all of them."
    do throws(LegibleError) {
      hint = "Did you mean \(try Device.named(plain).name)? " + hint
    } catch {
      if let finding = error.findings.first, finding.rule == "unknown-device" {
        hint = finding.hint ?? hint
      }
    }
    return LegibleError(
      rule: "unknown-device", "no device matches \"\(name.value.prefix(80))\"", hint: hint,
      at: name.location)
  }
}
