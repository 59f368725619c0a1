import LegibleSources
import SwiftSyntax

extension Lowering {
  /// Wrappers that give what they hold.
  private static let wrappers: Set<String> = [
    "Optional", "Binding", "Published", "State", "Bindable", "Observed",
  ]

  private static let collections: Set<String> = ["Array", "Set", "ArraySlice", "ContiguousArray"]

  /// Reduces a type to its name.
  func type(_ node: TypeSyntax?) -> TypeName? {
    guard let node else { return nil }
    switch Syntax(node).as(SyntaxEnum.self) {
    case .identifierType(let node):
      let arguments: [TypeName] = node.genericArgumentClause?.arguments.compactMap(argument) ?? []
      if let inner = arguments.first {
        if Self.wrappers.contains(node.name.text) { return inner }
        if Self.collections.contains(node.name.text) { return .collection(inner) }
      }
      return .named(node.name.plain)
    case .memberType(let node):
      guard case .named(let base)? = type(node.baseType) else { return nil }
      return .named(base + "." + node.name.plain)
    case .optionalType(let node): return type(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): return type(node.wrappedType)
    case .attributedType(let node): return type(node.baseType)
    case .someOrAnyType(let node): return type(node.constraint)
    case .arrayType(let node): return type(node.element).map(TypeName.collection)
    case .dictionaryType(let node): return type(node.value).map(TypeName.collection)
    case .compositionType(let node): return type(node.elements.first?.type)
    case .tupleType(let node):
      return node.elements.count == 1 ? type(node.elements.first?.type) : nil
    case .functionType(let node): return type(node.returnClause.type)
    default: return nil
    }
  }

  private func argument(_ node: GenericArgumentSyntax) -> TypeName? {
    guard case .type(let node) = node.argument else { return nil }
    return type(node)
  }
}
