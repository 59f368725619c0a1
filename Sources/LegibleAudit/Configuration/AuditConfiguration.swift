public import LegibleAdaptive
package import LegibleCatalogs
public import LegibleColor
public import LegibleCore
package import LegibleLint

/// What `legible.json` says: the inputs of an audit, its matrix and what counts as failure.
///
/// Paths and path patterns are relative to the file's directory; `path(of:)` resolves them.
public struct AuditConfiguration: Hashable, Sendable {
  /// The file itself, as the user named it.
  public var path: String
  /// The resolver, or the token files, folders and patterns that are one set; empty takes the default store.
  public var tokens: [Located<String>] = []
  /// The user's own fonts, in the order of the file.
  public var fonts: [FontFile] = []
  /// The catalogs' path patterns.
  public var strings: [Located<String>] = []
  /// The file that says where the app's sources show the texts; `nil` where none does.
  package var uses: Located<String>?
  /// The language of the developers, as a BCP 47 tag.
  public var sourceLanguage = "en"
  /// The languages to audit; `nil` takes all that the catalogs have.
  public var languages: [Located<String>]?
  /// Names of devices, the families `iPhone` and `iPad`, patterns such as `iPad Pro*`, and `!` before one of
  /// these for what to leave out; `nil` takes all.
  public var devices: [Located<String>]?
  /// Devices of the app itself; ``devices`` can name them, and `nil` takes them too.
  public var customDevices: [Device] = []
  /// The major versions of iOS that are audited, from the least that is named to the greatest.
  ///
  /// Devices that had none of them are left out, and texts are measured for their fonts. `nil` takes all.
  package var systemVersions: Located<ClosedRange<Int>>?
  /// The content size categories, smallest first.
  public var categories = SizeCategory.allCases
  /// The ways the device is held.
  public var orientations = Orientation.allCases
  /// The ways an iPad is held; `nil` takes ``orientations``.
  package var padOrientations: [Orientation]?
  /// Whether ``orientations`` are the standard ones, since the file does not name any.
  package var leavesOrientations = true
  /// Light, dark or both; contexts that are neither, such as sepia, are always judged.
  public var appearances = Appearance.allCases
  /// Standard contrast, increased contrast or both; other contexts are always judged.
  package var contrastSettings = ContrastSetting.allCases
  /// Which strings sit in which component: the first rule that matches a key counts.
  public var components: [ComponentRule] = []
  /// Whether findings on texts of which no rule says where they are shown are listed, as notes, not counted.
  public var listsInferred = false
  /// The colour pairs to check; token paths may be patterns.
  public var contrast: [ContrastPair] = []
  /// Whether further pairs are inferred from the names of tokens.
  public var infersPairs = true
  /// Colours that have to be told apart: a name and patterns of token paths.
  public var colorSets: [ColorSet] = []
  /// The controls that are touched.
  public var targets: [DeclaredTarget] = []
  /// What stands for placeholders instead of the standard samples.
  package var samples = SampleOverrides()
  /// The least severity that makes the audit fail; `nil` never does.
  package var failOn: Severity? = .error
  /// The policy for large text that decides; `nil` reports where they disagree.
  public var policy: LargeTextPolicy?
  /// The rules of `check`.
  package var lint = LintConfiguration()
  /// Where reports go and in which formats.
  package var report: ReportOutput?

  /// Creates a configuration with standard values.
  public init(path: String) { self.path = path }

  /// The ways a device is held.
  func orientations(of device: Device) -> [Orientation] {
    device.kind == .iPad ? padOrientations ?? orientations : orientations
  }

  /// The directory that paths are relative to, empty for the current one.
  package var directory: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) + "/" } ?? ""
  }

  /// The paths of the tokens, `nil` for the default store.
  package var tokenPaths: [String]? {
    tokens.isEmpty ? nil : tokens.map { path(of: $0.value) }
  }

  /// Resolves a path that the file mentions.
  package func path(of relative: String) -> String {
    relative.hasPrefix("/") ? relative : directory + relative
  }
}
