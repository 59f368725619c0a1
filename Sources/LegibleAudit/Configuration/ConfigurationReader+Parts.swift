import LegibleAdaptive
import LegibleCatalogs
import LegibleCore
import LegibleJSON

/// The parts of a configuration that are objects of their own.
extension ConfigurationReader {
  /// Reads `["a.ttf"]` or `{"Family": "a.ttf", "Other": ["b.ttf", "c.ttf"]}`.
  mutating func fonts(_ node: JSONNode?) -> [FontFile] {
    guard let node else { return [] }
    guard node.kind == .object else {
      return paths(node, "\"fonts\"", each: "a font's path").map { FontFile(path: $0) }
    }
    return node.members.flatMap { member in
      let what = "the font of \"\(member.name)\""
      let found =
        member.value.kind == .array
        ? paths(member.value, what, each: "a font's path")
        : [path(member.value, what)].compactMap { $0 }
      return found.map { FontFile(family: member.name, path: $0) }
    }
  }

  /// Reads the ways in which devices are held.
  mutating func orientations(_ node: JSONNode?, _ what: String) -> [Orientation]? {
    choices(
      node, what, each: "orientation", of: Orientation.allCases.map(\.rawValue) + ["landscape"]
    ) { name in
      name == "landscape"
        ? [.landscapeLeft, .landscapeRight] : Orientation(rawValue: name).map { [$0] } ?? []
    }
  }

  /// Reads `["16", "26"]`: the range from the least version to the greatest.
  mutating func systemVersions(_ node: JSONNode?) -> Located<ClosedRange<Int>>? {
    guard let node else { return nil }
    let versions = list(node, "\"os\"").compactMap { element -> Int? in
      guard let text = string(element, "a version of iOS") else { return nil }
      if let version = SystemVersion(text) { return version.major }
      report("\"\(text)\" is not a version of iOS from 9 on, such as 16", at: element)
      return nil
    }
    guard let least = versions.min(), let greatest = versions.max() else { return nil }
    return Located(least...greatest, at: node.location)
  }

  /// Reads the least version of iOS that the app runs on: all from there on.
  mutating func minimumSystem(_ node: JSONNode?) -> Located<ClosedRange<Int>>? {
    guard let node, let text = string(node, "\"minimumOS\"") else { return nil }
    guard let version = SystemVersion(text) else {
      report("\"\(text)\" is not a version of iOS from 9 on, such as 16", at: node)
      return nil
    }
    return Located(
      version.major...max(version.major, SystemVersion.newest.major), at: node.location)
  }

  mutating func target(_ node: JSONNode) -> DeclaredTarget? {
    let names = ["name", "width", "height", "exception"]
    guard let fields = object(node, named: "a target", fields: names) else { return nil }
    let name = string(require("name", in: fields, "a target"), "\"name\"")
    let width = length(require("width", in: fields, "a target"), "\"width\"")
    let height = length(require("height", in: fields, "a target"), "\"height\"")
    let exception = choice(
      fields["exception"], "exception", of: DeclaredTarget.Exception.allCases.map(\.rawValue)
    ) { DeclaredTarget.Exception(rawValue: $0) }
    guard let name, let width, let height else { return nil }
    return DeclaredTarget(
      name: name, size: Size(width: width, height: height), exception: exception,
      at: node.location)
  }

  mutating func samples(_ node: JSONNode?) -> SampleOverrides {
    var samples = SampleOverrides()
    guard let node,
      let fields = object(node, named: "\"samples\"", fields: ["placeholders", "keys"])
    else { return samples }
    if let placeholders = fields["placeholders"] {
      samples.placeholders = sampleValues(placeholders, "\"placeholders\"")
      for member in placeholders.members { samples.locations[member.name] = member.key.location }
    }
    if let keys = fields["keys"], expect(.object, keys, "\"keys\"") {
      samples.keys = keys.members.map { member in
        SampleOverrides.KeyOverride(
          keys: Glob(key: member.name),
          values: sampleValues(member.value, "the samples of \"\(member.name)\""),
          at: member.key.location)
      }
    }
    return samples
  }

  private mutating func sampleValues(_ node: JSONNode, _ what: String) -> [String: SampleValue] {
    guard expect(.object, node, what) else { return [:] }
    var values: [String: SampleValue] = [:]
    for member in node.members {
      if let text = member.value.string {
        values[member.name] = .text(text)
      } else if let number = member.value.double {
        values[member.name] = .number(number)
      } else {
        report(
          "the sample of \"\(member.name)\" is \(member.value.kind.phrase), "
            + "not a string or a number", at: member.value)
      }
    }
    return values
  }

  mutating func report(_ node: JSONNode?) -> ReportOutput? {
    guard let node,
      let fields = object(node, named: "\"report\"", fields: ["directory", "formats"])
    else { return nil }
    let directory = path(require("directory", in: fields, "\"report\""), "\"directory\"")
    let formats = choices(
      require("formats", in: fields, "\"report\""), "\"formats\"", each: "format",
      of: ReportFormat.allCases.map(\.rawValue)
    ) { ReportFormat(rawValue: $0).map { [$0] } ?? [] }
    guard let directory, let formats else { return nil }
    return ReportOutput(directory: directory, formats: formats)
  }
}
