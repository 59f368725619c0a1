import LegibleCore
import LegibleJSON

/// Figma variables in a folder with one token file for each mode: `Colors.Dark.tokens.json`.
///
/// Source: Figma's export of variables, which names the mode in `com.figma.modeName`, and its sample
/// plugin, which names collection and mode in the file's name.
enum FigmaModeReader: DialectReader {
  static let name = "Figma variables by mode"

  static func recognizes(_ input: DialectInput) -> Bool {
    guard input.root == nil, !input.jsonFiles.isEmpty else { return false }
    let roots = input.jsonFiles.map { file in (file: file, root: try? input.json(file)) }
    guard roots.allSatisfy({ $0.root.map { TokenShape($0) == .dollar } == true }) else {
      return false
    }
    return roots.allSatisfy { file, root in
      root.flatMap(modeName) != nil || parts(of: file).count > 1
    } || roots.contains { $0.root.map(hasFigmaData) == true }
  }

  /// Whether Figma notes something about a token or about the file.
  private static func hasFigmaData(_ root: JSONNode) -> Bool {
    let nodes = [root] + LooseTree(root, keepsDollars: true).tokens.map(\.node)
    return nodes.contains { node in
      node["$extensions"]?.members.contains { $0.name.hasPrefix("com.figma") } == true
    }
  }

  private static func modeName(_ root: JSONNode) -> String? {
    let extensions = root["$extensions"]
    return extensions?["com.figma.modeName"]?.string
      ?? extensions?["com.figma"]?["modeName"]?.string
  }

  /// The parts of a file's name before `.tokens.json`.
  private static func parts(of file: String) -> [String] {
    DialectInput.stem(of: file).split(separator: ".").map(String.init)
  }

  static func read(_ input: DialectInput, into conversion: inout Conversion) {
    var roots: [(name: String, root: JSONNode)] = []
    for file in input.jsonFiles {
      do { roots.append((file, try input.json(file))) } catch { conversion.collector.add(error) }
    }
    guard let origin = roots.first?.root else { return }
    let places = roots.map { place(of: $0.name, $0.root, input) }
    let folder = FigmaFolder(
      zip(roots, places).map { FigmaFolder.File(name: $0.name, root: $0.root, collection: $1.0) })
    conversion.files = folder.read(reportingTo: &conversion.collector)
    var resolver = ResolverDraft(name: "\(input.stem).resolver.json", origin: origin)
    var collections: [(name: String, contexts: [(name: String, files: [String])])] = []
    for (file, (collection, mode)) in zip(roots.map(\.name), places) {
      if let index = collections.firstIndex(where: { $0.name == collection }) {
        collections[index].contexts.append((mode, [file]))
      } else {
        collections.append((collection, [(mode, [file])]))
      }
    }
    for index in collections.indices where collections[index].contexts.count > 1 {
      let names = collections[index].contexts.map { $0.name.lowercased() }
      let first = defaultNames.lazy.compactMap { names.firstIndex(of: $0) }.first ?? 0
      collections[index].contexts.insert(collections[index].contexts.remove(at: first), at: 0)
      conversion.collector.report(
        .assumed,
        "\(collections[index].contexts[0].name) is taken as the default of "
          + collections[index].name, hint: "Change it in the resolver.", at: origin)
    }
    for collection in collections {
      resolver.steps.append(
        collection.contexts.count > 1
          ? .modifier(name: collection.name, contexts: collection.contexts)
          : .set(name: collection.name, files: collection.contexts.flatMap(\.files)))
    }
    conversion.resolver = resolver
  }

  /// Names of modes that are taken as the default, the most likely one first.
  private static let defaultNames = ["default", "light", "value", "mode 1", "base", "standard"]

  /// The collection and the mode that a file is for.
  private static func place(
    of file: String, _ root: JSONNode, _ input: DialectInput
  ) -> (collection: String, mode: String) {
    let parts = parts(of: file)
    let folder =
      file.split(separator: "/").dropLast().last.map { String($0).spellingOutRawBytes }
      ?? input.stem
    let mode = modeName(root) ?? parts.last ?? file
    let collection = parts.count > 1 ? parts.dropLast().joined(separator: ".") : folder
    return (collection, mode)
  }
}
