public import LegibleAdaptive
import LegibleColor
public import LegibleCore
import LegibleJSON

extension AuditConfiguration {
  /// Reads a configuration.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text.
  ///   - path: The file's path; the paths in it are relative to its directory.
  ///   - components: The components that it can name.
  /// - Throws: `LegibleError` with a located finding for each problem there is: an unknown name
  ///   (with the nearest known one), a wrong type, a value out of range.
  public init(
    parsing bytes: [UInt8], path: String, components: ComponentRegistry = .builtIn
  ) throws(LegibleError) {
    self.init(path: path)
    let document = try JSONDocument(parsing: bytes, path: path)
    var reader = ConfigurationReader(components: components)
    for key in document.duplicateKeys {
      reader.report("\"\(key.string ?? "")\" occurs again", hint: "Remove one of them.", at: key)
    }
    read(document.root, &reader)
    guard reader.findings.isEmpty else {
      throw LegibleError(reader.findings.sorted { $0.location < $1.location })
    }
  }

  /// The names that a configuration may have.
  static let fieldNames = [
    "$schema", "tokens", "fonts", "strings", "uses", "sourceLanguage", "languages", "devices", "os",
    "minimumOS",
    "categories", "orientations", "appearances", "contrastSettings", "components", "inferred",
    "contrast",
    "inferContrast", "colorSets", "targets", "samples", "failOn", "policy", "report", "lint",
  ]

  private mutating func read(_ root: JSONNode, _ reader: inout ConfigurationReader) {
    let names = Self.fieldNames
    guard let fields = reader.object(root, named: "the configuration", fields: names) else {
      return
    }
    tokens = reader.pathOrPaths(fields["tokens"], "\"tokens\"", each: "a path of tokens")
    fonts = reader.fonts(fields["fonts"])
    strings = reader.paths(fields["strings"], "\"strings\"", each: "a path pattern")
    uses = reader.path(fields["uses"], "\"uses\"")
    sourceLanguage =
      reader.string(fields["sourceLanguage"], "\"sourceLanguage\"") ?? sourceLanguage
    if let node = fields["languages"] {
      languages = reader.strings(node, "\"languages\"", each: "a language")
    }
    if let node = fields["devices"] {
      devices = reader.strings(node, "\"devices\"", each: "a device")
    }
    let minimum = reader.minimumSystem(fields["minimumOS"])
    systemVersions = reader.systemVersions(fields["os"]) ?? minimum
    leavesOrientations = fields["orientations"] == nil
    readMatrix(fields, &reader)
    components = reader.list(fields["components"], "\"components\"")
      .compactMap { reader.componentRule($0) }
    listsInferred = reader.bool(fields["inferred"], "\"inferred\"") ?? listsInferred
    contrast = reader.list(fields["contrast"], "\"contrast\"")
      .compactMap { reader.contrastPair($0) }
    infersPairs = reader.bool(fields["inferContrast"], "\"inferContrast\"") ?? infersPairs
    colorSets = reader.colorSets(fields["colorSets"])
    targets = reader.list(fields["targets"], "\"targets\"").compactMap { reader.target($0) }
    samples = reader.samples(fields["samples"])
    readVerdict(fields, &reader)
    lint = reader.lint(fields["lint"])
  }

  private mutating func readMatrix(
    _ fields: ConfigurationReader.Fields, _ reader: inout ConfigurationReader
  ) {
    categories =
      reader.choices(
        fields["categories"], "\"categories\"", each: "content size category",
        of: SizeCategory.allCases.map(\.rawValue)
      ) { SizeCategory(spelled: $0).map { [$0] } ?? [] }?.sorted() ?? categories
    if let node = fields["orientations"], node.kind == .object {
      let families = reader.object(node, named: "\"orientations\"", fields: ["iPhone", "iPad"])
      orientations =
        reader.orientations(families?["iPhone"], "\"iPhone\"") ?? Orientation.allCases
      padOrientations =
        reader.orientations(families?["iPad"], "\"iPad\"") ?? Orientation.allCases
    } else {
      orientations =
        reader.orientations(fields["orientations"], "\"orientations\"") ?? orientations
    }
    appearances =
      reader.choices(
        fields["appearances"], "\"appearances\"", each: "appearance",
        of: Appearance.allCases.map(\.rawValue)
      ) { Appearance(rawValue: $0).map { [$0] } ?? [] } ?? appearances
    contrastSettings =
      reader.choices(
        fields["contrastSettings"], "\"contrastSettings\"", each: "contrast setting",
        of: ContrastSetting.allCases.map(\.rawValue)
      ) { ContrastSetting(rawValue: $0).map { [$0] } ?? [] } ?? contrastSettings
  }

  private mutating func readVerdict(
    _ fields: ConfigurationReader.Fields, _ reader: inout ConfigurationReader
  ) {
    let severities = ["error", "warning", "note", "never"]
    let chosen: Severity?? = reader.choice(fields["failOn"], "value of failOn", of: severities) {
      name in severities.contains(name) ? .some(Severity(rawValue: name)) : nil
    }
    if let chosen { failOn = chosen }
    policy = reader.choice(
      fields["policy"], "policy for large text", of: LargeTextPolicy.allCases.map(\.rawValue)
    ) { LargeTextPolicy(rawValue: $0) }
    report = reader.report(fields["report"])
  }
}
