import LegibleCore

/// How somebody spelled the name of a device.
struct DeviceSpelling {
  /// The name as it was typed.
  private let key: String
  /// The name without the diagonal, and the diagonal, where there is one: both as keys.
  private let line: String
  private let size: String?

  /// More letters than any device's name has.
  private static let longest = 64

  init(_ name: String) {
    let name = String(name.prefix(2 * Self.longest)).lowercased()
      .replacing(/([0-9]),([0-9])/) { "\($0.output.1).\($0.output.2)" }
    key = Self.key(name)
    // A diagonal has a sign after it, or it is a number before the name.
    let marked =
      /([0-9]+(?:\.[0-9]+)?)\s*[-\u{2010}\u{2011}]?\s*(?:["“”″]|'{2}|’{2}|′{2}|inch(?:es)?|in\b)/
    let leading = /^\s*([0-9]+(?:\.[0-9]+)?)\s*(?=ip)/
    if let match = name.firstMatch(of: marked) ?? name.firstMatch(of: leading) {
      size = String(match.output.1)
      line = Self.sorted(Self.key(name.without(match.range)))
    } else {
      size = nil
      line = Self.sorted(key)
    }
  }

  /// The devices that it can mean.
  ///
  /// Those that are spelled so; else those whose names start so, and of these the ones with the
  /// diagonal, if it has one.
  var devices: [Device] {
    let keys = Set([key, line + (size ?? "")])
    let exact = zip(Device.all, Self.spellings).filter { !keys.isDisjoint(with: $1) }.map(\.0)
    if !exact.isEmpty { return exact }
    if let size {
      return Device.all.filter { device in
        Self.sizes(of: device).contains(size) && Self.key(device.name).hasPrefix(line)
      }
    }
    // One abbreviated name may be another's misspelled one.
    return abbreviated.count > 1 ? abbreviated : []
  }

  /// The devices whose names start so.
  private var abbreviated: [Device] {
    key.isEmpty ? [] : Device.all.filter { Self.key($0.name).hasPrefix(key) }
  }

  /// The only device whose name starts so, or those whose names are the fewest typing mistakes away,
  /// nearest first, ties in table order; only iPads for what is called one, and likewise iPhones.
  ///
  /// - Complexity: O(*d* · *n*²) for *d* devices and names of *n* letters, at most 64.
  func nearest(count: Int) -> [Device] {
    let abbreviated = abbreviated
    if abbreviated.count == 1 { return abbreviated }
    let kind: Geometry.Kind? =
      key.contains("ipad") ? .iPad : key.contains("iphone") || key.contains("ipod") ? .iPhone : nil
    let typed = Array(key)
    let ranked = Device.all.enumerated().filter { kind == nil || $0.element.kind == kind }
      .map { index, device in
        (distance: editDistance(typed, Array(Self.key(device.name))), index: index, device: device)
      }
    return ranked.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
      .prefix(count).map(\.device)
  }

  // MARK: Keys

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// Letters, digits and decimal points alone, lower case, without `inch`, `generation` and the
  /// endings of ordinals.
  static func key(_ name: String) -> String {
    let letters = name.lazy.filter { $0.isLetter || $0.isNumber || $0 == "." }
    var key = String(letters.prefix(longest)).lowercased()
    for word in ["generation", "gen", "inch"] { key = key.replacing(word, with: "") }
    for (index, word) in ordinals.enumerated() { key = key.replacing(word, with: "\(index + 1)") }
    return key.replacing(/([0-9])(st|nd|rd|th)/) { String($0.output.1) }
  }

  /// A key with what stands before the family, such as a generation or a chip, after everything.
  private static func sorted(_ key: String) -> String {
    guard let family = key.firstMatch(of: /iphone|ipad|ipod/) else { return key }
    return String(key[family.range.lowerBound...] + key[..<family.range.lowerBound])
  }

  /// The keys of all spellings of each device.
  private static let spellings = Device.all.map(spellings)

  /// The keys of all spellings of a device: its name, its line with or without sizes, each with a
  /// generation before or after the size; and each without the family.
  private static func spellings(of device: Device) -> Set<String> {
    let line = device.name.prefix { $0 != "(" }.split(separator: " ")
      .filter { !$0.hasSuffix("-inch") }.joined(separator: " ")
    var spellings = [device.name, line]
    let sizes = sizes(of: device)
    spellings += sizes.map { "\(line) \($0)" }
    for generation in device.generations {
      spellings.append("\(line) \(generation)")
      for size in sizes {
        spellings += ["\(line) \(size) \(generation)", "\(line) \(generation) \(size)"]
      }
    }
    let keys = spellings.map(key)
    let short = keys.map { $0.dropFirst($0.hasPrefix("iphone") ? 6 : $0.hasPrefix("ipad") ? 4 : 0) }
    return Set(keys + short.filter { !$0.isEmpty }.map(String.init))
  }

  /// The diagonals in a device's name, and the one that it is sold with.
  private static func sizes(of device: Device) -> Set<String> {
    let named = device.name.split(separator: " ").filter { $0.hasSuffix("-inch") }
      .flatMap { $0.dropLast("-inch".count).split(separator: "/") }
    let sold = device.diagonal.map { [$0.shortDescription] } ?? []
    return Set(named.map(String.init) + sold)
  }
}

extension String {
  /// The text without a part of it.
  fileprivate func without(_ range: Range<Index>) -> String {
    String(self[..<range.lowerBound] + " " + self[range.upperBound...])
  }
}
