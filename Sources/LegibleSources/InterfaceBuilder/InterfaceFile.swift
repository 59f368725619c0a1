package import LegibleCore
import LegibleUses
import LegibleXML

/// A storyboard or a xib: the texts of its objects, and what connects them to code.
package struct InterfaceFile: Sendable {
  /// A text of an object, by the property that its key ends in.
  struct Text: Sendable {
    var drawing: Drawing
    var line: Int
    /// The scene that it is in, `nil` in a xib.
    var scene: Int?
  }

  /// A property of a class that code calls an object by.
  struct Outlet: Hashable, Sendable {
    var type: String
    var name: String
  }

  /// A screen of a storyboard.
  struct Scene: Sendable {
    var identifiers: Set<String> = []
    var types: Set<String> = []
    var isInitial = false
    /// The objects that its segues lead to.
    var destinations: Set<String> = []
    var objects: Set<String> = []
  }

  /// The path below the folder that is read.
  package let path: String
  /// The name without its ending, which is that of its string tables.
  package let name: String
  /// The texts by key: `hqG-b3-Fq3.text`.
  private(set) var texts: [String: Text] = [:]
  /// How the text of an object is drawn that code sets, by the outlet of the object.
  private(set) var outlets: [Outlet: Drawing] = [:]
  private(set) var scenes: [Scene] = []
  /// The names of other storyboards that it leads to.
  private(set) var references: Set<String> = []
  /// What is wrong with the file.
  package let findings: [Finding]

  /// Reads a file; of one that is damaged what stands before the damage.
  ///
  /// - Parameters:
  ///   - path: The path below the folder that is read.
  ///   - bytes: XML.
  package init(path: String, _ bytes: [UInt8]) {
    self.path = path
    let file = path.split(separator: "/").last ?? ""
    name = String(file.prefix { $0 != "." })
    let document = XMLReader.document(bytes, path: path)
    findings = [document.finding].compactMap(\.self)
    guard let root = document.root else { return }
    var reader = Reader(initial: root["initialViewController"])
    reader.read(root, scene: nil)
    texts = reader.texts
    scenes = reader.scenes
    references = reader.references
    for (outlet, object) in reader.outlets {
      if let drawing = reader.drawings[object] { outlets[outlet] = drawing }
    }
  }

  /// Walks the elements once.
  private struct Reader {
    let initial: String?
    var texts: [String: Text] = [:]
    var scenes: [Scene] = []
    /// The object of an outlet.
    var outlets: [(Outlet, object: String)] = []
    /// How an object draws its text.
    var drawings: [String: Drawing] = [:]
    var references: Set<String> = []
    /// The classes of the objects around, innermost last.
    private var owners: [String] = []

    init(initial: String?) { self.initial = initial }

    mutating func read(_ element: XMLElement, scene: Int?) {
      var scene = scene
      if element.name == "scene" {
        scene = scenes.count
        scenes.append(Scene())
      }
      if let name = element["storyboardName"] { references.insert(name) }
      if let id = element["id"] { note(element, id, scene) }
      let type = element["customClass"]
      if let type { owners.append(type) }
      for child in element.children { read(child, scene: scene) }
      if type != nil { owners.removeLast() }
    }

    private mutating func note(_ element: XMLElement, _ id: String, _ scene: Int?) {
      if let scene {
        scenes[scene].objects.insert(id)
        if let type = element["customClass"] { scenes[scene].types.insert(type) }
        if let identifier = element["storyboardIdentifier"] {
          scenes[scene].identifiers.insert(identifier)
        }
        if id == initial { scenes[scene].isInitial = true }
        if element.name == "segue", let destination = element["destination"] {
          scenes[scene].destinations.insert(destination)
        }
      }
      if element.name == "outlet", let name = element["property"], let type = owners.last,
        let destination = element["destination"]
      {
        outlets.append((Outlet(type: type, name: name), destination))
      }
      let object = InterfaceObject(element)
      drawings[id] = object.drawing
      for (property, drawing) in object.texts {
        texts["\(id).\(property)"] = Text(
          drawing: drawing, line: element.location.line, scene: scene)
      }
    }
  }
}
