import LegibleCore
import LegibleJSON
import LegibleTokens

/// Reads layers of tokens into files, and what is computed once for each theme.
struct LayerReader {
  private let layers: TokenLayers
  private let trees: [LooseTree]
  private let style: LooseValues.ReferenceStyle
  private let unit: TokenValue.Dimension.Unit
  private let draft: (LooseToken, inout LooseValues) -> TokenDraft

  /// - Parameters:
  ///   - trees: The tokens of each set.
  ///   - draft: Reads a token.
  init(
    _ layers: TokenLayers, _ trees: [LooseTree], _ style: LooseValues.ReferenceStyle,
    unit: TokenValue.Dimension.Unit, draft: @escaping (LooseToken, inout LooseValues) -> TokenDraft
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
    let tokens = trees.map { Set($0.tokens.map(\.name)) }
    let displaced = LayerResolver(layers, tokens: tokens, contexts).displaced
    var files: [TokenFileDraft] = []
    var changing: [String] = []
    for (set, tree) in zip(layers.sets, trees) {
      var file = TokenFileDraft(name: set.fileName, origin: set.root, groups: tree.groups)
      for token in tree.tokens {
        values.dependsOnOthers = false
        file.tokens.append(draft(token, &values))
        if values.dependsOnOthers || layers.combined[set.name] != nil
          || displaced.contains(token.name)
        {
          changing.append(token.name)
        }
      }
      files.append(file)
    }
    if contexts.contexts.count > 1 {
      var seen: Set<String> = []
      let names = changing.filter { seen.insert($0).inserted }
      distribute(names, displaced: displaced, over: &contexts, &files, &values)
    }
    values.reportUnitless()
    for finding in values.collector.findings { conversion.collector.add(finding) }
    let isCombined = layers.sets.map { layers.combined[$0.name] != nil }
    conversion.files += zip(files, isCombined).filter { !$1 }.map(\.0)
    guard let name else { return }
    conversion.resolver = LayerResolver(layers, tokens: tokens, contexts).resolver(
      named: name, reportingTo: &conversion.collector)
    if let origin = conversion.resolver?.origin { conversion.files += contexts.files(from: origin) }
  }

  /// Reads tokens in every context: those with another value in some are defined for each theme and no
  /// longer in their sets.
  ///
  /// - Parameter displaced: The tokens whose sets come in another order than before.
  func distribute(
    _ names: [String], displaced: Set<String>, over contexts: inout LayerContexts,
    _ files: inout [TokenFileDraft], _ values: inout LooseValues
  ) {
    // Of too many combinations those are told apart that may change a token.
    let influences = contexts.isComplete ? nil : LayerInfluences(layers, trees)
    var known: [Set<Int>: LayerContexts] = [:]
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
      let isDisplaced = displaced.contains(name)
      var isCombined = isDisplaced
      let reach = influences?.choices(changing: name) ?? []
      var local =
        influences == nil
        ? contexts : known[reach] ?? LayerContexts(layers, trees, varying: reach)
      if influences != nil { known[reach] = local }
      values.subject = name
      guard local.isComplete else {
        values.notCarriedOver(
          "the value depends on the themes of several groups in too many combinations",
          at: local.contexts.lazy.compactMap { $0.tokens[name]?.key }.first ?? layers.sets[0].root)
        lost.insert(name)
        continue
      }
      for context in local.contexts {
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
      if isConstant {
        for (key, drafts) in own { constants[key] = drafts.first }
        if !isCombined { continue }
      }
      let groups = local.groups(changing: drafts)
      guard let model = drafts.lazy.compactMap(\.self).first, !groups.isEmpty else { continue }
      if !local.isWhole(drafts, changedBy: groups) {
        values.notCarriedOver(
          "the token is not there in some of the combinations of themes that change it",
          hint: isDisplaced ? "Define it in the sets of one group of themes only." : nil,
          at: model.key)
        if isDisplaced {
          lost.insert(name)
          continue
        }
      }
      if influences == nil {
        contexts.define(drafts, like: model, changedBy: groups)
      } else {
        local.define(drafts, like: model, changedBy: groups)
        contexts.add(local)
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
