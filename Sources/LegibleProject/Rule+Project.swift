package import LegibleCore

extension Rule {
  package static let projectSyntax = Rule(
    "project-syntax", of: .configuration, severity: .warning,
    summary: "A part of a project file of Xcode cannot be read.",
    explanation: """
      A merge conflict that is not resolved is the usual cause. What can be read is taken: the least version \
      of iOS, the families of devices and the orientations of the app.
      """)
}
