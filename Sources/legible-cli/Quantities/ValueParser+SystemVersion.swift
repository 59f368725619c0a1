import LegibleArguments
import LegibleKit

extension ValueParser<SystemVersion> {
  /// A version like `16`, `16.2` or `iPadOS 16`.
  static var systemVersion: Self {
    Self { word throws(ArgumentError) in
      let number =
        ["ipados", "ios"].first { word.lowercased().hasPrefix($0) }
        .map { word.dropFirst($0.count).drop { $0 == " " } } ?? word[...]
      if let version = SystemVersion(String(number)) { return version }
      throw ArgumentError(
        "is not a version of iOS from 9 on, like 16 or 16.2",
        hint: (19...25).contains(Int(number.prefix { $0 != "." }) ?? 0) ? "26 follows 18." : nil)
    }
  }
}
