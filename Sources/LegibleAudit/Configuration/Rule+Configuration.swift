package import LegibleCore
import LegibleProject
import LegibleUses

extension Rule {
  package static let configuration = Rule(
    "configuration", of: .configuration, severity: .error,
    summary: "legible.json has an unknown field, a value of another type or one out of range.",
    explanation: """
      All of them are reported at once, and nothing is measured.
      """)

  package static let unusedMapping = Rule(
    "unused-mapping", of: .configuration, severity: .error,
    summary:
      "A component mapping or samples of legible.json match no key, or no text has their placeholder.",
    explanation: """
      Most likely a key or a placeholder was renamed, and its string is now measured in another \
      component or with other samples.
      """)

  package static let unusedPair = Rule(
    "unused-pair", of: .configuration, severity: .error,
    summary:
      "A pattern of a colour pair or a set matches no colour token, or names suggest too many pairs.",
    explanation: """
      What is left out is not checked.
      """)

  package static let nothingMeasured = Rule(
    "nothing-measured", of: .configuration, severity: .error,
    summary: "There was no string, colour pair or touch target to judge.",
    explanation: """
      An audit that measured nothing must not look like one that found nothing.
      """)

  package static let noDevices = Rule(
    "no-devices", of: .configuration, severity: .error,
    summary: "No device is left to audit.",
    explanation: """
      None of those that the configuration names ever had the versions of the system that it asks for, \
      or all of them are left out by name.
      """)

  package static let unknownLanguage = Rule(
    "unknown-language", of: .configuration, severity: .error,
    summary: "A language of the configuration is in no catalog.",
    explanation: """
      Languages are matched as a system falls back: de serves de-DE. The finding names those that \
      the catalogs have.
      """)

  /// What is said of the configuration of an audit: the one list.
  package static let configurationRules: [Rule] = [
    .configuration, .uses, .unusedMapping, .unusedPair, .nothingMeasured, .noDevices,
    .projectSyntax,
    .unknownLanguage,
  ]
}
