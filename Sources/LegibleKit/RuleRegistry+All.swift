public import LegibleCore
import LegibleXML

extension RuleRegistry {
  /// Every rule of the library, by its subject.
  public static let all = RuleRegistry(
    Rule.auditRules + Rule.configurationRules + Rule.catalogRules + Rule.tokenRules + Rule.lintRules
      + Rule.dialectRules + Rule.exportRules + Rule.colorRules + Rule.textRules + Rule.deviceRules
      + [.xmlSyntax])
}
