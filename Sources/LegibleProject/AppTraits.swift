package import LegibleAdaptive
import LegibleCatalogs
package import LegibleCore

/// What an app's project says about where it runs.
package struct AppTraits: Hashable, Sendable {
  /// The least version of iOS.
  package var minimumSystem: Located<SystemVersion>?
  /// Whether it runs on iPhones and on iPads as an app for them.
  package var families: Located<Set<Family>>?
  /// How devices of a family may be held, as far as it is said.
  package var orientations: [Family: Located<[Orientation]>] = [:]
  /// The language of the developers.
  package var developmentLanguage: String?

  /// A kind of device that an app is made for.
  package enum Family: String, Hashable, Sendable, CaseIterable {
    case iPhone, iPad
  }

  /// `iOS 16.4 and later, iPhone and iPad (App.xcconfig:12)`; `nil` where nothing is known.
  package var phrase: String? {
    var parts: [String] = []
    if let minimumSystem { parts.append("iOS \(minimumSystem.value) and later") }
    if let families {
      let names = Family.allCases.filter(families.value.contains).map(\.rawValue)
      parts.append(names.joined(separator: " and "))
    }
    let restricted = Family.allCases.filter { restrictedOrientations(of: $0) != nil }
    for family in restricted {
      let held = orientations[family]?.value.map(\.rawValue).joined(separator: " and ") ?? ""
      parts.append(families?.value == [family] ? held : "\(held) on \(family.rawValue)")
    }
    let place =
      minimumSystem?.location ?? families?.location
      ?? restricted.first.flatMap { orientations[$0]?.location }
    guard let place, !parts.isEmpty else { return nil }
    return "\(parts.joined(separator: ", ")) (\(place.path):\(place.line))"
  }

  /// How devices of a family that the app is made for may be held, where that leaves a way out; else `nil`.
  package func restrictedOrientations(of family: Family) -> [Orientation]? {
    guard families?.value.contains(family) ?? true, let held = orientations[family]?.value,
      held.count < Orientation.allCases.count
    else { return nil }
    return held
  }

  /// These traits without what a configuration says itself.
  package func without(system: Bool, families: Bool, orientations: Bool) -> AppTraits {
    var rest = self
    if system { rest.minimumSystem = nil }
    if families { rest.families = nil }
    if orientations { rest.orientations = [:] }
    return rest
  }

  /// Creates traits of which nothing is known.
  package init() {}

  /// Reads the projects in an app's folder.
  ///
  /// Of several apps the one for the oldest system counts, and all their families.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - files: The files below it.
  ///   - reader: Where they come from.
  /// - Returns: The traits, and what is wrong with the project files.
  package static func reading(
    _ folder: String, files: [String], _ reader: any FileReader
  ) -> (AppTraits, [Finding]) {
    var traits = AppTraits()
    var findings: [Finding] = []
    for file in files where file.hasSuffix(".xcodeproj/project.pbxproj") {
      do throws(LegibleError) {
        let project = try XcodeProject(joinedPath(folder, file), reader)
        findings += project.findings
        if traits.developmentLanguage == nil {
          traits.developmentLanguage = project.developmentLanguage
        }
        for target in project.targets where target.isApp {
          let info = target.infoFile.flatMap { Self.info($0, reader, &findings) }
          traits.add(target.settings, info)
        }
      } catch {
        findings += error.findings
      }
    }
    return (traits, findings)
  }

  /// Reads an `Info.plist`; one that is not there is nothing, since it may be made while building.
  private static func info(
    _ path: String, _ reader: any FileReader, _ findings: inout [Finding]
  ) -> PropertyList? {
    guard let bytes = try? reader.bytes(of: path) else { return nil }
    do throws(LegibleError) {
      return try PropertyList(parsing: CatalogSource(path: path, bytes: bytes))
    } catch {
      findings += error.findings.map { .project($0) }
      return nil
    }
  }

  private mutating func add(_ settings: BuildSettings, _ info: PropertyList?) {
    if let text = settings["IPHONEOS_DEPLOYMENT_TARGET"], let version = SystemVersion(text.value),
      minimumSystem.map({ version < $0.value }) ?? true
    {
      minimumSystem = Located(version, at: text.location)
    }
    if let text = settings["TARGETED_DEVICE_FAMILY"] {
      let numbers = text.value.split { !$0.isNumber }
      let own = Set(
        numbers.compactMap { $0 == "1" ? Family.iPhone : $0 == "2" ? .iPad : nil })
      let known = families?.value ?? []
      if !own.isEmpty {
        families = Located(known.union(own), at: families?.location ?? text.location)
      }
    }
    for family in Family.allCases where orientations[family] == nil {
      orientations[family] = family.orientations(settings, info)
    }
  }
}

extension AppTraits.Family {
  /// How its devices may be held: as `Info.plist` says, or else the settings that it is made of.
  ///
  /// Source: Information Property List, "UISupportedInterfaceOrientations"; Managing your app's information
  /// property list, "Platform-specific properties"; Xcode Help, "Build settings reference".
  fileprivate func orientations(
    _ settings: BuildSettings, _ info: PropertyList?
  ) -> Located<[Orientation]>? {
    let key = "UISupportedInterfaceOrientations"
    if let list = info?["\(key)~\(rawValue.lowercased())"] ?? info?[key] {
      return Located(list.elements.compactMap(\.string), at: list.location).held
    }
    let text = settings["INFOPLIST_KEY_\(key)_\(rawValue)"] ?? settings["INFOPLIST_KEY_\(key)"]
    return text.flatMap {
      Located($0.value.split(separator: " ").map { String($0) }, at: $0.location).held
    }
  }
}

extension Located<[String]> {
  /// The orientations of these names; `nil` where there are none.
  fileprivate var held: Located<[Orientation]>? {
    let named = value.compactMap { Orientation(interface: $0) }
    let held = Orientation.allCases.filter { named.contains($0) }
    return held.isEmpty ? nil : Located<[Orientation]>(held, at: location)
  }
}

extension XcodeProject.Target {
  /// Whether it is an app for iPhones or iPads.
  fileprivate var isApp: Bool {
    guard productType == "com.apple.product-type.application" else { return false }
    let root = settings["SDKROOT"]?.value ?? "iphoneos"
    return root.hasPrefix("iphone") || root == "auto"
  }
}

extension Orientation {
  /// Reads the names of `UISupportedInterfaceOrientations`; upside down is laid out as upright.
  fileprivate init?(interface name: String) {
    switch name {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}
