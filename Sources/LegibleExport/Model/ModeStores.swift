import LegibleCore
import LegibleTokens

/// The stores of one choice of contexts in each mode; modes without difference share a store.
struct ModeStores: Sendable {
  /// By the position of the mode among all.
  private let positions: [ColorMode: Int]
  /// The stores that may differ from each other, that of the base mode first.
  let stores: [ExportStore]

  /// The modes of screens of sRGB that may differ from each other, the base first.
  let modes: [ColorMode]

  /// Resolves a context in each mode.
  ///
  /// - Parameters:
  ///   - context: The context in the base mode.
  ///   - switches: The contexts that a mode chooses.
  /// - Throws: `LegibleError` with all errors of its tokens.
  init(
    _ resolver: TokenResolver, _ context: TokenContext,
    switches: (ColorMode) -> [TokenContext.Choice]
  ) throws(LegibleError) {
    var known: [TokenContext: Int] = [:]
    var positions: [ColorMode: Int] = [:]
    var stores: [ExportStore] = []
    for mode in ColorMode.allCases {
      let context = switches(mode).reduce(context) { $0.choosing($1.context, of: $1.modifier) }
      if known[context] == nil {
        known[context] = stores.count
        stores.append(try ExportStore(resolver.resolve(in: context)))
      }
      positions[mode] = known[context]
    }
    self.stores = stores
    self.positions = positions
    var seen: Set<[Int?]> = []
    modes = ColorMode.narrow.filter {
      seen.insert([positions[$0], positions[$0.wide]]).inserted
    }
  }

  /// The store of the base mode.
  var base: ExportStore { stores[0] }

  /// The store of a mode.
  subscript(mode: ColorMode) -> ExportStore { stores[positions[mode] ?? 0] }

  /// Whether a token is not the same in each mode.
  func differs(_ path: String, from other: ModeStores) -> Bool {
    var seen: Set<[Int]> = []
    return ColorMode.allCases.contains { mode in
      let pair = [positions[mode] ?? 0, other.positions[mode] ?? 0]
      return seen.insert(pair).inserted
        && stores[pair[0]].differs(path, from: other.stores[pair[1]])
    }
  }
}
