/// What is known of the type of a value.
struct ValueType: Hashable {
  /// The type, `nil` for one that the files do not declare.
  var id: Int?
  /// Its name.
  var name: String
  /// How many collections stand around it.
  var depth = 0

  /// What the elements of a collection are.
  var element: ValueType? { depth > 0 ? ValueType(id: id, name: name, depth: depth - 1) : nil }

  /// A collection of such values.
  var collection: ValueType { ValueType(id: id, name: name, depth: depth + 1) }
}

extension Program {
  /// What a written type means in a file, inside a type.
  func valueType(_ name: TypeName?, inside: Int?, file: Int) -> ValueType? {
    switch name {
    case nil: nil
    case .named("Self"):
      inside.map { ValueType(id: $0, name: types[$0].path) }
    case .named(let name):
      ValueType(id: type(name, inside: inside, file: file), name: name)
    case .collection(let element):
      valueType(element, inside: inside, file: file)?.collection
    }
  }
}
