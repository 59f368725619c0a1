import LegibleUses

/// The storyboards and xibs of an app.
struct InterfaceIndex {
  private let files: [InterfaceFile]
  /// The names of screens, files and classes that code mentions.
  private let isMentioned: (String) -> Bool
  private let shownScenes: [Set<Int>]

  /// - Parameters:
  ///   - files: The files.
  ///   - isMentioned: Whether code, a property list or another file mentions a name.
  init(_ files: [InterfaceFile], isMentioned isNamed: @escaping (String) -> Bool) {
    let references = files.reduce(into: Set<String>()) { $0.formUnion($1.references) }
    let isMentioned = { references.contains($0) || isNamed($0) }
    self.files = files
    self.isMentioned = isMentioned
    shownScenes = files.map { Self.shownScenes(of: $0, isMentioned) }
  }

  /// How the text of a key is drawn: `hqG-b3-Fq3.text` of a table.
  ///
  /// - Parameter catalog: A file of the table; of several files of one name the nearest counts.
  func use(of key: String, table: String, near catalog: String) -> TextUse? {
    let candidates = files.indices.filter { files[$0].name == table && files[$0].texts[key] != nil }
    guard
      let index = candidates.max(by: {
        sharedFolders(files[$0].path, catalog) < sharedFolders(files[$1].path, catalog)
      }), let text = files[index].texts[key]
    else { return nil }
    let place = TextUse.Place(file: files[index].path, line: text.line)
    return TextUse(place: place, drawing: isShown(text, index) ? text.drawing : .notPresented)
  }

  /// How an outlet of a class draws its text; `nil` where no file has it or files differ.
  func drawing(ofOutlet name: String, of type: String) -> Drawing? {
    let found = Set(files.compactMap { $0.outlets[InterfaceFile.Outlet(type: type, name: name)] })
    return found.count == 1 ? found.first : nil
  }

  private func isShown(_ text: InterfaceFile.Text, _ file: Int) -> Bool {
    guard text.drawing.kind != .notDrawn else { return true }
    guard let scene = text.scene else { return isMentioned(files[file].name) }
    return shownScenes[file].contains(scene)
  }

  /// The scenes that something leads to: the initial one of a storyboard that is mentioned, those whose identifier
  /// or class is, and those that a segue of a shown one leads to.
  private static func shownScenes(
    of file: InterfaceFile, _ isMentioned: (String) -> Bool
  ) -> Set<Int> {
    let isOpened = isMentioned(file.name)
    var shown: Set<Int> = []
    var waiting = file.scenes.indices.filter { index in
      let scene = file.scenes[index]
      return isOpened
        && (scene.isInitial || scene.identifiers.contains(where: isMentioned)
          || scene.types.contains(where: isMentioned))
    }
    while let index = waiting.popLast() {
      guard shown.insert(index).inserted else { continue }
      let destinations = file.scenes[index].destinations
      waiting += file.scenes.indices.filter {
        !file.scenes[$0].objects.isDisjoint(with: destinations)
      }
    }
    return shown
  }
}
