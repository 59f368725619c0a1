import LegibleCore

/// One catalog file and what its path says about it.
package struct CatalogSource: Sendable {
  /// The path as findings show it.
  package var path: String
  /// The file's content.
  package var bytes: [UInt8]
  /// The language in which the developers write: that of `Base.lproj` and of files in no folder.
  package var sourceLanguage: String

  /// Creates a source.
  package init(path: String, bytes: [UInt8], sourceLanguage: String = "en") {
    self.path = path
    self.bytes = bytes
    self.sourceLanguage = sourceLanguage
  }

  /// The formats that are read.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case strings, stringsdict, xcstrings
    /// Texts in the language that the interface is written in.
    case storyboard, xib
  }

  /// The format that the path's extension names, `nil` for other files, and for interfaces that are not in the
  /// folder of a language: those are not translated.
  package var format: Format? {
    let ending = fileName.split(at: ".", omittingEmptySubsequences: true).last
    guard let format = ending.flatMap({ Format(rawValue: String($0)) }) else { return nil }
    switch format {
    case .strings, .stringsdict, .xcstrings: return format
    case .storyboard, .xib: return languageFolder == nil ? nil : format
    }
  }

  /// The table: the file name without its extension.
  package var table: String {
    String(
      fileName.prefix(upTo: fileName.utf8.lastIndex(of: UInt8(ascii: ".")) ?? fileName.endIndex))
  }

  /// The language of the innermost `.lproj` folder, else the source language.
  package var language: String {
    guard let name = languageFolder?.name.dropLast(".lproj".count), name != "Base" else {
      return sourceLanguage
    }
    return languageTag(folder: String(name).spellingOutRawBytes)
  }

  /// The folder that the catalog belongs to: its own, or the one that holds the folders of its languages.
  package var folder: String {
    let own = languageFolder?.path ?? path
    return own.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(own[..<$0]) } ?? ""
  }

  /// The path of the strings that an interface has in its own language; `nil` for other files.
  var tableOfStrings: String? {
    guard format == .storyboard || format == .xib else { return nil }
    return (folder.isEmpty ? "" : folder + "/") + "\(language).lproj/\(table).strings"
  }

  /// The innermost `.lproj` folder.
  var languageFolder: (path: String, name: String)? {
    path.split(at: "/", omittingEmptySubsequences: true).last { $0.hasSuffix(".lproj") }
      .map { (String(path[..<$0.endIndex]), String($0)) }
  }

  /// Reads the file by its format.
  ///
  /// - Returns: The strings, and a finding for each thing that is wrong; a file that cannot be read
  ///   at all gives findings alone.
  /// - Complexity: O(*n*) in the number of bytes.
  package func catalog() -> StringCatalog {
    do throws(LegibleError) {
      switch format {
      case .strings where isPropertyList(bytes): return try PropertyListReader(self).catalog()
      case .strings: return try StringsReader(self).catalog()
      case .stringsdict: return try StringsdictReader(self).catalog()
      case .xcstrings: return try XcstringsReader(self).catalog()
      case .storyboard, .xib: return InterfaceReader(self).catalog()
      case nil:
        throw LegibleError(
          rule: .catalogFormat, "the file is not a known kind of string catalog",
          hint: "Name it .strings, .stringsdict or .xcstrings.", at: SourceLocation(path: path))
      }
    } catch {
      return StringCatalog(findings: error.findings, files: [path])
    }
  }

  private var fileName: Substring {
    path.split(at: "/", omittingEmptySubsequences: true).last ?? ""
  }
}

/// Turns a folder's name into a BCP 47 tag: `zh_CN` to `zh-CN`, the old `German` to `de`.
///
/// The old names are those that NeXTSTEP and early Mac OS X used.
func languageTag(folder name: String) -> String {
  switch name {
  case "English": "en"
  case "French": "fr"
  case "German": "de"
  case "Japanese": "ja"
  case "Spanish": "es"
  case "Italian": "it"
  case "Dutch": "nl"
  default: String(name.map { $0 == "_" ? "-" : $0 })
  }
}
