/// A type as it is written, without what does not matter here: optionals, `some`, `any`, wrappers.
package indirect enum TypeName: Hashable, Sendable {
  /// A type by its name, with those it is nested in: `Settings.Row`.
  case named(String)
  /// An array, a set or another collection of one type.
  case collection(TypeName)

  /// The name, `nil` for a collection.
  package var name: String? {
    guard case .named(let name) = self else { return nil }
    return name
  }

  /// What the elements of a collection are.
  package var element: TypeName? {
    guard case .collection(let element) = self else { return nil }
    return element
  }
}
