import LegibleCore
import LegibleTokens

/// The stores of one choice of contexts in each mode; modes without difference share a store.
struct ModeStores: Sendable {
  private let stores: [ColorMode: ExportStore]

  /// The store of the base mode.
  let base: ExportStore
  /// The modes that differ from each other, the base first.
  let modes: [ColorMode]

  init(
    _ resolver: TokenResolver, _ inputs: [String: String], varying modifiers: [Modifier]
  ) throws(LegibleError) {
    var stores: [ColorMode: ExportStore] = [:]
    var known: [(inputs: [String: String], store: ExportStore)] = []
    var modes: [ColorMode] = []
    for mode in ColorMode.allCases {
      var inputs = inputs
      for modifier in modifiers {
        guard let context = ModifierRole(modifier).context(of: modifier, in: mode) else { continue }
        inputs[modifier.name] = context
      }
      if let same = known.first(where: { $0.inputs == inputs }) {
        stores[mode] = same.store
        continue
      }
      let store = try ExportStore(try resolver.store(inputs))
      known.append((inputs, store))
      modes.append(mode)
      stores[mode] = store
    }
    self.stores = stores
    self.modes = modes
    base = known[0].store
  }

  /// The store of a mode.
  subscript(mode: ColorMode) -> ExportStore { stores[mode] ?? base }
}
