/// What the names in a body mean.
final class Scope {
  /// What a local name stands for.
  enum Local {
    /// A value that was bound.
    case value(Expression, Scope, TypeName?)
    /// An element of a collection.
    case element(Expression, Scope)
    /// A parameter of a member.
    case parameter(Slot)
    /// A value that nothing is known of.
    case unknown
  }

  let parent: Scope?
  let file: Int
  /// The type that the body belongs to.
  let type: Int?
  /// The member that the body belongs to.
  let member: Int?
  private var names: [String: [Local]] = [:]

  /// Whether the scope serves one question alone.
  let isTransient: Bool

  init(file: Int, type: Int?, member: Int?) {
    (parent, self.file, self.type, self.member) = (nil, file, type, member)
    isTransient = false
  }

  init(_ parent: Scope, isTransient: Bool = false) {
    (self.parent, file, type, member) = (parent, parent.file, parent.type, parent.member)
    self.isTransient = isTransient || parent.isTransient
  }

  /// Adds a name; a second value of a name in the same scope comes beside the first.
  func add(_ name: String, _ local: Local) { names[name, default: []].append(local) }

  /// What a name stands for, and the scope that says so.
  func find(_ name: String) -> (locals: [Local], scope: Scope)? {
    var scope: Scope? = self
    while let current = scope {
      if let locals = current.names[name] { return (locals, current) }
      scope = current.parent
    }
    return nil
  }
}

/// Two scopes are one only if they are the same object. What is noted about a scope holds it: the address of one that is
/// gone may be that of the next.
extension Scope: Hashable {
  static func == (one: Scope, other: Scope) -> Bool { one === other }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A place that holds values: a property, or a parameter of a function or an enum case.
struct Slot: Hashable {
  /// The member.
  var member: Int
  /// The parameter's index, -1 for the property itself.
  var parameter: Int

  /// A property.
  static func property(_ member: Int) -> Slot { Slot(member: member, parameter: -1) }
}
