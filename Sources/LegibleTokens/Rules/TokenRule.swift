public import LegibleCore

/// Every rule that `check` applies to token files, in the order of the pipeline: the one list.
public enum TokenRule: String, Hashable, Sendable, CaseIterable {
  // Reading.
  case file = "file"
  case fileSize = "file-size"
  case encoding = "encoding"
  case jsonSyntax = "json-syntax"
  case yamlSyntax = "yaml-syntax"
  case jsonDepth = "json-depth"
  case duplicateKey = "duplicate-key"
  // Structure.
  case structure = "structure"
  case invalidName = "invalid-name"
  case similarNames = "similar-names"
  case unknownProperty = "unknown-property"
  case propertyType = "property-type"
  case tokenAndGroup = "token-and-group"
  case unfinishedToken = "unfinished-token"
  case valueAndReference = "value-and-reference"
  case unknownType = "unknown-type"
  case missingType = "missing-type"
  // Groups.
  case extendsTarget = "extends-target"
  case extendsCycle = "extends-cycle"
  case extendsType = "extends-type"
  case tokenLimit = "token-limit"
  // References.
  case invalidReference = "invalid-reference"
  case unknownReference = "unknown-reference"
  case groupReference = "group-reference"
  case referenceCycle = "reference-cycle"
  case typeMismatch = "type-mismatch"
  // Values.
  case invalidValue = "invalid-value"
  case missingProperty = "missing-property"
  case outOfRange = "out-of-range"
  case olderDialect = "older-dialect"
  case hexMismatch = "hex-mismatch"
  case gradientPosition = "gradient-position"
  case unknownTextStyle = "unknown-text-style"
  case unknownExtension = "unknown-extension"
  // Resolvers.
  case resolverStructure = "resolver-structure"
  case resolverReference = "resolver-reference"
  case resolverContexts = "resolver-contexts"
  case resolverInput = "resolver-input"
  case missingFromDefault = "missing-from-default"
  case permutations = "permutations"
  // Folders.
  case leftOut = "left-out"
  case unusedPattern = "unused-pattern"

  /// Whether nothing in a file is known after a finding of this rule.
  var preventsReading: Bool {
    switch self {
    case .file, .fileSize, .encoding, .jsonSyntax, .yamlSyntax, .jsonDepth: true
    default: false
    }
  }

  /// Whether a finding of this rule leaves open which other tokens there should be, or what they are.
  package var hidesTokens: Bool {
    switch self {
    case .tokenLimit, .resolverStructure, .resolverReference, .resolverContexts, .resolverInput:
      true
    default: preventsReading
    }
  }

  /// How much a finding of this rule matters.
  public var severity: Severity {
    switch self {
    case .duplicateKey, .similarNames, .unfinishedToken, .hexMismatch, .gradientPosition,
      .unknownExtension, .missingFromDefault:
      .warning
    case .permutations, .leftOut: .note
    default: .error
    }
  }
}
