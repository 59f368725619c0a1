package import LegibleCore
import LegibleJSON

extension Rule {
  /// What is checked of token files, in the order of the pipeline: the one list.
  package static let tokenRules: [Rule] = [
    .file, .fileSize, .encoding, .jsonSyntax, .yamlSyntax, .jsonDepth, .duplicateKey,
    .structure, .invalidName, .similarNames, .unknownProperty, .propertyType, .tokenAndGroup,
    .unfinishedToken, .valueAndReference, .unknownType, .missingType, .extendsTarget,
    .extendsCycle, .extendsType, .tokenLimit, .invalidReference, .unknownReference,
    .groupReference, .referenceCycle, .typeMismatch, .invalidValue, .missingProperty,
    .outOfRange, .olderDialect, .hexMismatch, .gradientPosition, .unknownTextStyle,
    .unknownExtension, .resolverStructure, .resolverReference, .resolverContexts,
    .resolverInput, .missingFromDefault, .permutations, .leftOut, .unusedPattern,
  ]

  /// What keeps a file from being read: nothing in it is known after a finding of one of these.
  package static let unreadable: [Rule] = [
    .file, .fileSize, .encoding, .jsonSyntax, .yamlSyntax, .jsonDepth,
  ]
}

extension Rule.ID {
  /// Whether nothing in a file is known after a finding of this rule.
  package var preventsReading: Bool { Self.unreadable.contains(self) }

  /// Whether a finding of this rule leaves open which other tokens there should be, or what they are.
  package var hidesTokens: Bool { preventsReading || Self.incomplete.contains(self) }

  private static let unreadable = Set(Rule.unreadable.map(\.id))
  private static let incomplete = Set(
    [Rule.tokenLimit, .resolverStructure, .resolverReference, .resolverContexts, .resolverInput]
      .map(\.id))
}
