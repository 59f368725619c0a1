public import LegibleAdaptive
public import LegibleCatalogs
public import LegibleColor
public import LegibleCore
public import LegibleLint

/// What `legible.json` says: the inputs of an audit, its matrix and what counts as failure.
///
/// Paths and path patterns are relative to the file's directory; ``path(of:)`` resolves them.
public struct AuditConfiguration: Hashable, Sendable {
  /// The file itself, as the user named it.
  public var path: String
  /// The resolver, or the token files, folders and patterns that are one set; empty takes the default store.
  public var tokens: [Located<String>] = []
  /// The user's own fonts, in the order of the file.
  public var fonts: [FontFile] = []
  /// The catalogs' path patterns.
  public var strings: [Located<String>] = []
  /// The language of the developers, as a BCP 47 tag.
  public var sourceLanguage = "en"
  /// The languages to audit; `nil` takes all that the catalogs have.
  public var languages: [Located<String>]?
  /// Names of devices, the families `iPhone` and `iPad`, patterns such as `iPad Pro*`, and `!` before one of
  /// these for what to leave out; `nil` takes all.
  public var devices: [Located<String>]?
  /// The major versions of iOS that are audited, from the least that is named to the greatest.
  ///
  /// Devices that had none of them are left out, and texts are measured for their fonts. `nil` takes all.
  public var systemVersions: Located<ClosedRange<Int>>?
  /// The content size categories, smallest first.
  public var categories = SizeCategory.allCases
  /// The ways the device is held.
  public var orientations = Orientation.allCases
  /// Light, dark or both; contexts that are neither, such as sepia, are always judged.
  public var appearances = Appearance.allCases
  /// Standard contrast, increased contrast or both; other contexts are always judged.
  public var contrastSettings = ContrastSetting.allCases
  /// Which strings sit in which component: the first rule that matches a key counts.
  public var components: [ComponentRule] = []
  /// The colour pairs to check; token paths may be patterns.
  public var contrast: [ContrastPair] = []
  /// Whether further pairs are inferred from the names of tokens.
  public var infersPairs = true
  /// Colours that have to be told apart: a name and patterns of token paths.
  public var colorSets: [ColorSet] = []
  /// The controls that are touched.
  public var targets: [DeclaredTarget] = []
  /// What stands for placeholders instead of the standard samples.
  public var samples = SampleOverrides()
  /// The least severity that makes the audit fail; `nil` never does.
  public var failOn: Severity? = .error
  /// The policy for large text that decides; `nil` reports where they disagree.
  public var policy: LargeTextPolicy?
  /// The rules of `check`.
  public var lint = LintConfiguration()
  /// Where reports go and in which formats.
  public var report: ReportOutput?

  /// Creates a configuration with standard values.
  public init(path: String) { self.path = path }

  /// The directory that paths are relative to, empty for the current one.
  public var directory: String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) + "/" } ?? ""
  }

  /// The paths of the tokens, `nil` for the default store.
  public var tokenPaths: [String]? {
    tokens.isEmpty ? nil : tokens.map { path(of: $0.value) }
  }

  /// Resolves a path that the file mentions.
  public func path(of relative: String) -> String {
    relative.hasPrefix("/") ? relative : directory + relative
  }
}

/// A font file of the user's.
public struct FontFile: Hashable, Sendable {
  /// The family that styles call it by; `nil` takes the name inside the file.
  public var family: String?
  /// The path, `path#index` for a face of a collection.
  public var path: Located<String>

  /// Creates a font file.
  public init(family: String? = nil, path: Located<String>) {
    self.family = family
    self.path = path
  }
}

/// One line of the mapping from keys to components.
public struct ComponentRule: Hashable, Sendable {
  /// The keys it speaks of.
  public var keys: Glob
  /// The component they sit in.
  public var component: ComponentKind
  /// The token path of the text style; `nil` takes the component's own.
  public var style: String?
  /// The line limit, 0 for none; `nil` takes the component's own.
  public var lines: Int?
  /// A width in pt that the app fixes, text insets taken off; `nil` takes the component's own.
  public var width: Double?
  /// A height in pt that the app fixes; `nil` lets it grow with the text.
  public var height: Double?
  /// The key of the text at the far end of a right-detail cell, in which `*` stands for the title's key;
  /// `nil` where the two are not judged together.
  public var detail: String?
  /// Where the rule stands.
  public var location: SourceLocation

  /// Creates a rule.
  public init(
    keys: Glob, component: ComponentKind, style: String? = nil, lines: Int? = nil,
    width: Double? = nil, height: Double? = nil, detail: String? = nil,
    at location: SourceLocation
  ) {
    self.keys = keys
    self.component = component
    self.style = style
    self.lines = lines
    self.width = width
    self.height = height
    self.detail = detail
    self.location = location
  }
}

/// A colour on others that the app shows.
public struct ContrastPair: Hashable, Sendable {
  /// The token path or CSS colour in front.
  public var foreground: String
  /// The token paths or CSS colours behind it, top first.
  public var backgrounds: [String]
  /// The token paths of the text styles, which decide whether the text is large.
  public var styles: [String]
  /// What the pair is for.
  public var role: ContrastRole
  /// The level of WCAG that it has to reach.
  public var level: ContrastLevel
  /// What an indicator of focus encloses; `nil` when only the background touches it.
  public var component: String?
  /// What the pixels of an indicator of focus show without focus; `nil` for the background.
  public var unfocused: String?
  /// Where the pair stands.
  public var location: SourceLocation

  /// Creates a pair; `component` and `unfocused` are for the role `focus`.
  public init(
    foreground: String, backgrounds: [String], styles: [String] = [], role: ContrastRole = .text,
    level: ContrastLevel = .aa, component: String? = nil, unfocused: String? = nil,
    at location: SourceLocation
  ) {
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.styles = styles
    self.role = role
    self.level = level
    self.component = component
    self.unfocused = unfocused
    self.location = location
  }
}

/// Colours that mean something by differing from each other.
public struct ColorSet: Hashable, Sendable {
  /// What the user calls it.
  public var name: String
  /// The tokens that belong to it.
  public var tokens: [Glob]
  /// Where it stands.
  public var location: SourceLocation

  /// Creates a set.
  public init(name: String, tokens: [Glob], at location: SourceLocation) {
    self.name = name
    self.tokens = tokens
    self.location = location
  }
}

/// A control that is touched and how large it is.
public struct DeclaredTarget: Hashable, Sendable {
  /// What the app calls it.
  public var name: String
  /// The touched area in pt, which may be larger than what is seen.
  public var size: Size
  /// Why WCAG lets it be smaller than 24 pt, if it does.
  public var exception: Exception?
  /// Where it stands.
  public var location: SourceLocation

  /// The exceptions of WCAG 2.2, success criterion 2.5.8.
  public enum Exception: String, Hashable, Sendable, CaseIterable {
    case spacing, equivalent, inline, userAgent, essential
  }

  /// Creates a target.
  public init(
    name: String, size: Size, exception: Exception? = nil, at location: SourceLocation
  ) {
    self.name = name
    self.size = size
    self.exception = exception
    self.location = location
  }
}

/// Where reports go.
public struct ReportOutput: Hashable, Sendable {
  /// The directory, relative to the configuration's and below it.
  public var directory: Located<String>
  /// The formats, in the order of the file.
  public var formats: [ReportFormat]

  /// Creates an output.
  public init(directory: Located<String>, formats: [ReportFormat]) {
    self.directory = directory
    self.formats = formats
  }
}
