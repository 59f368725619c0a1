import LegibleCatalogs
import LegibleCore

extension AuditConfiguration {
  /// The configuration with every value that was set in code at the configuration's own path, so that what
  /// is found about it can say where to look.
  var locatingItself: AuditConfiguration {
    var located = self
    func locate(_ location: inout SourceLocation) {
      if location == .unspecified { location = SourceLocation(path: path) }
    }
    func locate<Value>(_ values: inout [Located<Value>]) {
      for index in values.indices { locate(&values[index].location) }
    }
    locate(&located.tokens)
    locate(&located.strings)
    if var languages {
      locate(&languages)
      located.languages = languages
    }
    if var devices {
      locate(&devices)
      located.devices = devices
    }
    if var systemVersions {
      locate(&systemVersions.location)
      located.systemVersions = systemVersions
    }
    for index in fonts.indices { locate(&located.fonts[index].path.location) }
    for index in components.indices {
      locate(&located.components[index].location)
      locate(&located.components[index].keys)
    }
    for index in contrast.indices { locate(&located.contrast[index].location) }
    for index in colorSets.indices { locate(&located.colorSets[index].location) }
    for index in targets.indices { locate(&located.targets[index].location) }
    for index in samples.keys.indices { locate(&located.samples.keys[index].location) }
    if var report {
      locate(&report.directory.location)
      located.report = report
    }
    return located
  }
}
