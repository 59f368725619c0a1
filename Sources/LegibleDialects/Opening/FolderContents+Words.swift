package import LegibleCore
import LegibleTokens

extension FolderContents {
  /// Why a folder cannot be opened as one input.
  package var refusal: LegibleError {
    if !findings.isEmpty { return LegibleError(findings) }
    let place = SourceLocation(path: listing.path)
    guard !parts.isEmpty else {
      let hint =
        stringCatalogs.isEmpty
        ? "Token files end in .tokens.json, .resolver.json or .json."
        : "It has string catalogs, which audits read."
      return LegibleError(
        rule: .file, "there are no design tokens in the folder", hint: hint,
        at: place)
    }
    return LegibleError(
      rule: .file,
      "\(listing.isListed ? "they are" : "the folder holds") \(parts.count) inputs that are read by "
        + "themselves",
      hint: "Name one of them: \(parts.map(phrase).joined(separator: ", ")).", at: place)
  }

  private func phrase(_ part: Part) -> String {
    switch part {
    case .file(_, let path), .resolver(let path): return path
    case .folder(let dialect, let path, let files):
      return path == listing.path
        ? "\(pluralized(files.count, "file")) of \(dialect.name), such as \(listing.path(of: files[0]))"
        : path
    case .tokens(let files):
      let first = listing.path(of: files[0])
      return files.count == 1 ? first : "\(pluralized(files.count, "token file")), such as \(first)"
    }
  }

  private static func listed(_ files: [String]) -> String {
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    return files.prefix(3).joined(separator: ", ") + more
  }

  /// What a check of the folder leaves out; `nil` when it reads everything.
  package var omission: Finding? {
    var sentences: [String] = []
    if !others.isEmpty { sentences.append("\(Self.listed(others)), without tokens") }
    if !stringCatalogs.isEmpty {
      sentences.append("\(pluralized(stringCatalogs.count, "string catalog"))")
    }
    if !listing.skipped.isEmpty { sentences.append(listing.skipped.joined(separator: ", ")) }
    guard !sentences.isEmpty else { return nil }
    let hint: String? =
      if !listing.skipped.isEmpty {
        "Name a folder that builds or package managers fill to check it too."
      } else {
        stringCatalogs.isEmpty ? nil : "Audits read string catalogs."
      }
    return Finding(
      rule: .leftOut,
      message: "not checked: \(sentences.joined(separator: "; "))", hint: hint,
      at: SourceLocation(path: listing.path))
  }
}
