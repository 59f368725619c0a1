package import LegibleAdaptive
package import LegibleCore

/// What an app's project says about where it runs.
package struct AppTraits: Hashable, Sendable {
  /// The least version of iOS.
  package var minimumSystem: Located<SystemVersion>?
  /// Whether it runs on iPhones and on iPads as an app for them.
  package var families: Located<Set<Family>>?
  /// How the device may be held on an iPhone, as far as it is said.
  package var orientations: Located<[Orientation]>?
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
    if let orientations, orientations.value.count < Orientation.allCases.count {
      parts.append(orientations.value.map(\.rawValue).joined(separator: " and "))
    }
    let place = minimumSystem?.location ?? families?.location ?? orientations?.location
    guard let place, !parts.isEmpty else { return nil }
    return "\(parts.joined(separator: ", ")) (\(place.path):\(place.line))"
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
        let project = try XcodeProject("\(folder)/\(file)", reader)
        findings += project.findings
        if traits.developmentLanguage == nil {
          traits.developmentLanguage = project.developmentLanguage
        }
        for target in project.targets where target.isApp { traits.add(target.settings) }
      } catch {
        findings += error.findings
      }
    }
    return (traits, findings)
  }

  private mutating func add(_ settings: BuildSettings) {
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
    let names = ["_iPhone", ""].map { "INFOPLIST_KEY_UISupportedInterfaceOrientations" + $0 }
    if orientations == nil, let text = names.lazy.compactMap({ settings[$0] }).first {
      let held = text.value.split(separator: " ").compactMap { Orientation(interface: String($0)) }
      if !held.isEmpty { orientations = Located(held, at: text.location) }
    }
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
