import LegibleCore
import LegibleJSON

/// Reads layers of tokens into files, and what is computed once for each theme.
struct LayerReader {
  private let layers: TokenLayers
  private let trees: [LooseTree]
  private let style: LooseValues.ReferenceStyle
  private let unit: Dimension.Unit
  private let draft: (LooseToken, inout LooseValues) -> TokenDraft

  /// - Parameters:
  ///   - trees: The tokens of each set.
  ///   - draft: Reads a token.
  init(
    _ layers: TokenLayers, _ trees: [LooseTree], _ style: LooseValues.ReferenceStyle,
    unit: Dimension.Unit, draft: @escaping (LooseToken, inout LooseValues) -> TokenDraft
  ) {
    self.layers = layers
    self.trees = trees
    self.style = style
    self.unit = unit
    self.draft = draft
  }

  /// Reads all sets and, where there is a choice, names a resolver.
  func read(resolver name: String?, into conversion: inout Conversion) {
    var contexts = LayerContexts(layers, trees)
    var values = LooseValues(style, raw: contexts.tokens(of: trees), defaultUnit: unit)
    var files: [TokenFileDraft] = []
    var changing: [String] = []
    for (set, tree) in zip(layers.sets, trees) {
      var file = TokenFileDraft(name: set.fileName, origin: set.root, groups: tree.groups)
      for token in tree.tokens {
        values.dependsOnOthers = false
        file.tokens.append(draft(token, &values))
        if values.dependsOnOthers || layers.combined[set.name] != nil {
          changing.append(token.name)
        }
      }
      files.append(file)
    }
    if contexts.contexts.count > 1 {
      var seen: Set<String> = []
      let names = changing.filter { seen.insert($0).inserted }
      distribute(names, over: &contexts, &files, &values)
    }
    values.reportUnitless()
    for finding in values.collector.findings { conversion.collector.add(finding) }
    let tokens = trees.map { Set($0.tokens.map(\.name)) }
    let isCombined = layers.sets.map { layers.combined[$0.name] != nil }
    conversion.files += zip(files, isCombined).filter { !$1 }.map(\.0)
    guard let name else { return }
    conversion.resolver = LayerResolver(layers, tokens: tokens, contexts).resolver(
      named: name, reportingTo: &conversion.collector)
    if let origin = conversion.resolver?.origin { conversion.files += contexts.files(from: origin) }
  }

  /// Reads tokens in every context: those with another value in some are defined for each theme and no
  /// longer in their sets.
  private func distribute(
    _ names: [String], over contexts: inout LayerContexts, _ files: inout [TokenFileDraft],
    _ values: inout LooseValues
  ) {
    var combined: Set<JSONNode> = []
    for (set, tree) in zip(layers.sets, trees) where layers.combined[set.name] != nil {
      combined.formUnion(tree.tokens.map(\.key))
    }
    var moved: Set<String> = []
    var lost: Set<String> = []
    var constants: [JSONNode: TokenDraft] = [:]
    for name in names {
      var drafts: [TokenDraft?] = []
      var own: [JSONNode: [TokenDraft]] = [:]
      var isCombined = false
      for context in contexts.contexts {
        guard let token = context.tokens[name] else {
          drafts.append(nil)
          continue
        }
        var reader = LooseValues(style, raw: context.tokens, defaultUnit: unit)
        let draft = draft(token, &reader)
        // What is not understood in one context only was not reported yet.
        if draft.value == nil {
          for found in reader.collector.findings { values.collector.add(found) }
        }
        drafts.append(draft)
        own[token.key, default: []].append(draft)
        isCombined = isCombined || combined.contains(token.key)
      }
      let isConstant = own.values.allSatisfy { Set($0.map { $0.value?.json }).count == 1 }
      if isConstant, !isCombined {
        for (key, drafts) in own { constants[key] = drafts.first }
        continue
      }
      let groups = contexts.groups(changing: drafts)
      guard let model = drafts.lazy.compactMap(\.self).first, !groups.isEmpty else { continue }
      values.subject = name
      guard contexts.canDefine(changedBy: groups) else {
        values.notCarriedOver(
          "the value depends on the themes of several groups in too many combinations",
          at: model.key)
        lost.insert(name)
        continue
      }
      if !contexts.define(drafts, like: model, changedBy: groups) {
        values.notCarriedOver(
          "the token is not there in some of the combinations of themes that change it",
          at: model.key)
      }
      moved.insert(name)
    }
    for index in files.indices {
      files[index].tokens.removeAll { moved.contains($0.name) }
      for place in files[index].tokens.indices {
        if let draft = constants[files[index].tokens[place].key] {
          files[index].tokens[place] = draft
        }
        if lost.contains(files[index].tokens[place].name) {
          files[index].tokens[place].value = nil
        }
      }
    }
  }
}
