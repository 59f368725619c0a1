import LegibleAdaptive
import LegibleCore

/// The devices of an audit: what the names of a configuration mean, less what never had its versions of iOS.
///
/// `iPad` and `iPhone` mean all of the family, `iPad Pro*` all whose name matches in any case. Every other
/// name means one device. Names after `!` say what to leave out, of all devices where no other name
/// stands beside them.
struct DeviceSelection {
  /// A device with those of its versions that are audited.
  struct Choice {
    let device: Device
    let systems: SystemSupport
  }

  /// The devices in the order of the names, each once.
  private(set) var choices: [Choice] = []
  /// Those that had none of the versions.
  private(set) var unsupported: [Device] = []
  /// The versions that are audited, as far as the devices had them; `nil` for all.
  let versions: ClosedRange<Int>?

  /// - Parameters:
  ///   - names: What the configuration names; `nil` takes all devices.
  ///   - custom: Devices of the app itself, which go before those of the table.
  ///   - versions: The major versions of iOS; `nil` takes all that a device had.
  /// - Throws: `LegibleError` at a name that means no device, or more than one, or a device that never had
  ///   any of the versions; and when no device is left.
  init(
    _ names: [Located<String>]?, beside custom: [Device] = [],
    versions: Located<ClosedRange<Int>>?
  ) throws(LegibleError) {
    let wanted = try Self.wanted(names ?? [], among: custom + Device.all)
    for (device, name) in wanted {
      guard let versions else {
        choices.append(Choice(device: device, systems: device.systems))
        continue
      }
      if let systems = device.systems.within(versions.value) {
        choices.append(Choice(device: device, systems: systems))
      } else if let name {
        throw LegibleError(
          rule: .unavailableSystem,
          "\(device.name) never had \(device.systemName) \(SystemSupport(versions.value))",
          hint: "It has had versions \(device.systems): take it out, or widen \"os\".",
          at: name.location)
      } else {
        unsupported.append(device)
      }
    }
    if choices.isEmpty, let place = unsupported.isEmpty ? names?.last?.location : versions?.location
    {
      throw Self.nothingLeft(unsupported, at: place)
    }
    self.versions = Self.hull(of: choices, within: versions?.value)
  }

  /// The versions from the least that a device had to the greatest.
  private static func hull(
    of choices: [Choice], within versions: ClosedRange<Int>?
  ) -> ClosedRange<Int>? {
    guard let versions, let first = choices.map(\.systems.first).min() else { return versions }
    return first...(choices.map { $0.systems.last ?? .max }.max() ?? versions.upperBound)
  }

  private static func nothingLeft(_ unsupported: [Device], at place: SourceLocation) -> LegibleError
  {
    LegibleError(
      rule: .noDevices,
      unsupported.isEmpty
        ? "every device is left out" : "no device that is named had any of the versions",
      hint: unsupported.isEmpty
        ? "Take out one of the names with \"!\"." : "Each has had others.",
      suggestion: unsupported.isEmpty ? nil : .listDevices, at: place)
  }

  // MARK: Names

  /// A device, and its name where one names it alone.
  private typealias Wanted = (device: Device, name: Located<String>?)

  private static func wanted(
    _ names: [Located<String>], among known: [Device]
  ) throws(LegibleError) -> [Wanted] {
    var wanted: [Wanted] = []
    var positions: [String: Int] = [:]
    var excluded: Set<String> = []
    var isAll = true
    for name in names {
      if name.value.hasPrefix("!") {
        let rest = name.value.dropFirst().drop { $0 == " " }
        excluded.formUnion(
          try meant(by: Located(String(rest), at: name.location), among: known).devices.map(\.name))
        continue
      }
      isAll = false
      let (devices, isOne) = try meant(by: name, among: known)
      for device in devices {
        let position = positions[device.name] ?? wanted.count
        if position == wanted.count { wanted.append((device, nil)) }
        if isOne, wanted[position].name == nil { wanted[position].name = name }
        positions[device.name] = position
      }
    }
    if isAll { wanted = known.map { ($0, nil) } }
    return wanted.filter { !excluded.contains($0.device.name) }
  }

  /// The devices that a name means, and whether it can mean but one.
  private static func meant(
    by name: Located<String>, among known: [Device]
  ) throws(LegibleError) -> (devices: [Device], isOne: Bool) {
    let key = name.value.lowercased()
    if let own = known.first(where: { $0.name.lowercased() == key }) { return ([own], true) }
    let family = known.filter { $0.name.lowercased().prefix { $0 != " " } == key }
    if !family.isEmpty { return (family, false) }
    if key.contains("*") || key.contains("?") {
      let pattern = Glob(key: key)
      let matching = known.filter { pattern.matches($0.name.lowercased()) }
      if matching.isEmpty { throw unmatched(name) }
      return (matching, false)
    }
    do throws(LegibleError) {
      return ([try Device(named: name.value)], true)
    } catch {
      throw LegibleError(error.findings.map { hinted($0, name) })
    }
  }

  /// The error at its place; of a name that could mean several, with the pattern that means them all.
  private static func hinted(_ finding: Finding, _ name: Located<String>) -> Finding {
    var finding = finding
    finding.location = name.location
    if finding.rule == Rule.ambiguousDevice.id, let hint = finding.hint {
      finding.hint = hint.dropLast() + ", or write \"\(name.value)*\" for all of them."
    }
    return finding
  }

  private static func unmatched(_ name: Located<String>) -> LegibleError {
    let plain = name.value.filter { $0 != "*" && $0 != "?" }
    var hint: String?
    do throws(LegibleError) {
      hint = "Did you mean \(try Device(named: plain).name)?"
    } catch {
      if let finding = error.findings.first, finding.rule == Rule.unknownDevice.id {
        hint = finding.hint
      }
    }
    return LegibleError(
      rule: .unknownDevice, "no device matches \"\(name.value.prefix(80))\"", hint: hint,
      suggestion: .listDevices, at: name.location)
  }
}
