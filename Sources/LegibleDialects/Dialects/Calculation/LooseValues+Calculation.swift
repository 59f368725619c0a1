import LegibleJSON
import LegibleTokens

extension LooseValues {
  /// Reads a number with or without a unit, or what arithmetic or a reference comes to.
  mutating func measure(_ text: String) -> Measure? {
    if let measure = Measure(text) { return measure }
    if text.contains("{") { dependsOnOthers = true }
    return try? calculation(reference(text) == nil ? text : "(\(text))").get()
  }

  /// Reads a number, a text, an object with a value and a unit, or a reference to any of them.
  mutating func measure(_ node: JSONNode) -> Measure? {
    if node.string?.contains("{") == true { dependsOnOthers = true }
    return try? numeric(node).get()
  }

  /// The result of arithmetic, or why there is none.
  func calculation(_ text: String) -> Result<Measure, Calculation.Failure> {
    Result { () throws(Calculation.Failure) in
      try calculated(text, on: ReferenceTrail())
    }
  }

  private func numeric(_ node: JSONNode) -> Result<Measure, Calculation.Failure> {
    Result { () throws(Calculation.Failure) in
      try numeric(node, named: "", on: ReferenceTrail())
    }
  }

  private func calculated(
    _ text: String, on trail: ReferenceTrail<Measure>
  ) throws(Calculation.Failure) -> Measure {
    try Calculation.result(of: text, defaultUnit: defaultUnit.rawValue) {
      (name) throws(Calculation.Failure) in
      guard let target = reference("{\(name)}")?.target else { throw .notArithmetic }
      return try value(of: target, on: trail)
    }
  }

  private func value(
    of name: String, on trail: ReferenceTrail<Measure>
  ) throws(Calculation.Failure) -> Measure {
    guard let token = raw[name] else { throw .missing(name) }
    if ambiguous.contains(name) { throw .ambiguous(name) }
    return try trail.value(of: name, failure: { $0 == .circle ? .circular : .tooLong }) {
      () throws(Calculation.Failure) in
      try numeric(token.value, named: name, on: trail)
    }
  }

  private func numeric(
    _ node: JSONNode, named name: String, on trail: ReferenceTrail<Measure>
  ) throws(Calculation.Failure) -> Measure {
    if let value = node.double { return Measure(value: value, unit: "") }
    if let text = node.string {
      if let measure = Measure(text) { return measure }
      if let target = reference(text)?.target {
        return try value(of: target, on: trail)
      }
      do throws(Calculation.Failure) {
        return try calculated(text, on: trail)
      } catch {
        throw error == .notArithmetic ? .notNumeric(name) : error
      }
    }
    guard let unit = node["unit"]?.string,
      let value = node["value"]?.double ?? node["value"]?.string.flatMap({ Measure($0)?.value })
    else { throw .notNumeric(name) }
    return Measure(value: value, unit: unit.lowercased())
  }

  /// What to say of arithmetic without a result; `nil` when the text is not arithmetic.
  func problem(of failure: Calculation.Failure) -> (message: String, hint: String)? {
    switch failure {
    case .notArithmetic: nil
    case .units(let units):
      (
        "the units do not go together: \(units)",
        "Give both sides the same unit; what a rem is in px depends on the reader's settings."
      )
    case .factors(let units):
      ("the units do not go together: \(units)", "Make one of both a number without a unit.")
    case .divisionByZero: ("a division by 0", "Change the divisor.")
    case .outOfRange:
      ("the arithmetic has no finite result", "Check the arguments of its functions.")
    case .missing(let name):
      ("the arithmetic refers to \(name), which is not there", "Define it, or write its value.")
    case .ambiguous(let name):
      (
        "the arithmetic refers to \(name), which has several values",
        "Write the result for each context."
      )
    case .notNumeric(let name):
      ("the arithmetic refers to \(name), which is not a number", "Write the result.")
    case .circular:
      ("the references of the arithmetic lead in a circle", "Write one of the values.")
    case .tooLong:
      (
        "more than \(ReferenceTrail<Measure>.maximumLength) references of the arithmetic follow each "
          + "other", "Write one of the values."
      )
    }
  }
}
