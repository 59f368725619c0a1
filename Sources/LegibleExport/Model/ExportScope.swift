import LegibleTokens

/// Contexts that no platform switches by itself: a brand, a density, sepia beside light and dark.
struct ExportScope: Sendable {
  /// The contexts that are not those of the base, in the order of the modifiers.
  let choices: [TokenContext.Choice]
  /// The stores by mode.
  let modes: ModeStores
  /// The tokens that are not what fewer of its contexts make of them, in the order of the model.
  var changed: [Token] = []

  /// `brand=loud`, `brand=loud with density=compact`.
  var label: String {
    choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: " with ")
  }

  /// Whether another scope holds wherever this one does.
  func holds(in other: ExportScope) -> Bool {
    choices.allSatisfy(other.choices.contains)
  }
}
