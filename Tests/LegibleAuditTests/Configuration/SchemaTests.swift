import LegibleAdaptive
import LegibleColor
import LegibleCore
import LegibleJSON
import LegibleTestSupport
import Testing

@testable import LegibleAudit

/// The JSON Schema says what the reader says.
@Suite struct SchemaTests {
  let schema = Result { try PackageFolder.json("Schemas/legible.schema.json") }

  @Test func namesTheSameFields() throws {
    let properties = try schema.get()["properties"]
    #expect(properties?.members.map(\.name).sorted() == AuditConfiguration.fieldNames.sorted())
  }

  static let choices: [(path: [String], names: [String])] = [
    (["components", "items", "properties", "component"], ComponentKind.allCases.map(\.rawValue)),
    (["contrast", "items", "properties", "role"], ContrastRole.allCases.map(\.rawValue)),
    (
      ["targets", "items", "properties", "exception"],
      DeclaredTarget.Exception.allCases.map(\.rawValue)
    ),
    (["appearances", "items"], Appearance.allCases.map(\.rawValue)),
    (["contrastSettings", "items"], ContrastSetting.allCases.map(\.rawValue)),
    (["orientations", "items"], Orientation.allCases.map(\.rawValue) + ["landscape"]),
    (["report", "properties", "formats", "items"], ReportFormat.allCases.map(\.rawValue)),
    (["policy"], LargeTextPolicy.allCases.map(\.rawValue)),
  ]

  @Test(arguments: choices) func namesTheSameChoices(_ path: [String], _ names: [String]) throws {
    var node = try schema.get()["properties"]
    for name in path { node = node?[name] }
    #expect(node?["enum"]?.elements.compactMap(\.string).sorted() == names.sorted())
  }
}
