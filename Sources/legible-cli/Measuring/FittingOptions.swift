import LegibleArguments
import LegibleKit

/// Options of `measure` on what happens to texts that have too little room.
enum FittingOptions {
  static let truncation = Option<Truncation>(
    "truncation", value: "KIND", help: "What gives way at the limit. Default: tail.",
    parse: .choice)
  static let ellipsis = Option(
    "ellipsis", value: "TEXT", help: "What stands for the missing part.", parse: .text)
  static let localizedEllipsis = Flag(
    "localized-ellipsis", help: "The language's own sign for the missing part.")
  static let minimumScale = Option(
    "minimum-scale", value: "N",
    help: "How far the font size may shrink before text is cut, 0 to 1: 0.5 or 50%.",
    parse: .scale)
  static let tightening = Flag(
    "tightening", help: "Tightens a single line that overflows by up to 5 %.")
  static let balance = Flag("balance", help: "Lines of about the same length.")

  static let all: [any Parameter] = [
    truncation, ellipsis, localizedEllipsis, minimumScale, tightening, balance,
  ]

  static func apply(_ arguments: Arguments, to request: inout MeasureRequest) throws {
    request.truncation = arguments[truncation] ?? request.truncation
    if let sign = arguments[ellipsis] { request.ellipsis = Ellipsis(sign) }
    if arguments[localizedEllipsis] {
      guard arguments[ellipsis] == nil else {
        throw ArgumentError("--ellipsis and --localized-ellipsis exclude each other")
      }
      request.ellipsis = .localized(request.locale)
    }
    request.minimumScale = arguments[minimumScale]
    request.isTightened = arguments[tightening]
    request.isBalanced = arguments[balance]
  }
}
