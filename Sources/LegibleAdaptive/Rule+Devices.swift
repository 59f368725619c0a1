package import LegibleCore

extension Rule {
  package static let unknownDevice = Rule(
    "unknown-device", of: .devices, severity: .error,
    summary: "No device of the table has this name.",
    explanation: """
      Names are those that Apple sells devices by; the device list prints all of them. Patterns \
      take families.
      """)

  package static let ambiguousDevice = Rule(
    "ambiguous-device", of: .devices, severity: .error,
    summary: "A name fits several devices of different geometry.",
    explanation: """
      The finding lists them; a year, a size or a generation tells them apart.
      """)

  package static let unavailableSplit = Rule(
    "unavailable-split", of: .devices, severity: .error,
    summary: "The device or the version of its system has no such split.",
    explanation: """
      Split View and Slide Over exist on iPads alone, each from a version on.
      """)

  package static let unavailableSystem = Rule(
    "unavailable-system", of: .devices, severity: .error,
    summary: "The device never had this version of its system.",
    explanation: """
      A layout of a version that never ran on a device says nothing about users.
      """)

  /// What is said of devices, splits and versions that do not exist: the one list.
  package static let deviceRules: [Rule] = [
    .unknownDevice, .ambiguousDevice, .unavailableSplit, .unavailableSystem,
  ]
}
