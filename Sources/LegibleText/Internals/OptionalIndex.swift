/// An index into an array, or none, in the room of the number alone.
///
/// `Int?` takes 9 bytes and pads what it stands in to 16; a break has two of these, and a text as many
/// breaks as words.
struct OptionalIndex<Number: SignedInteger & FixedWidthInteger & Sendable>: Hashable, Sendable,
  ExpressibleByNilLiteral
{
  private let number: Number

  /// An index, which has to be one that the number can hold.
  init(_ index: Int) { number = Number(index) }

  /// None.
  init(nilLiteral: ()) { number = -1 }

  /// The index; `nil` for none.
  var value: Int? { number < 0 ? nil : Int(number) }
}
