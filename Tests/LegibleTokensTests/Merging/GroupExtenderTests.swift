import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct GroupExtenderTests {
  @Test func mergesDeeply() throws {
    let store = try store(
      """
      {"base": {"$type": "number", "a": {"$value": 1}, "in": {"b": {"$value": 2},
         "c": {"$value": "{base.a}"}}},
       "middle": {"$extends": "{base}", "in": {"b": {"$value": 20}}, "own": {"$value": 3}},
       "top": {"$extends": "#/middle", "a": {"$value": 10}},
       "other": {"$ref": "#/base/in", "d": {"$type": "number", "$value": 5}}}
      """)
    #expect(store.findings == [])
    let values = own(store).map { "\($0.path)=\($0.value)" }
    #expect(
      values == [
        "base.a=1", "base.in.b=2", "base.in.c=1", "middle.in.b=20", "middle.own=3", "top.a=10",
        "other.d=5", "middle.a=1", "middle.in.c=1", "top.in.b=20", "top.in.c=1", "top.own=3",
        "other.b=2", "other.c=1",
      ])
  }

  static let broken: [(text: String, findings: [String])] = [
    (
      #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"#,
      [
        "1 extends-cycle"
      ]
    ),
    (#"{"p": {"a": {"$extends": "{p}"}}}"#, ["1 extends-cycle"]),
    (#"{"a": {"$extends": "{a}"}}"#, ["1 extends-cycle"]),
    (#"{"a": {"$extends": "{nope}"}}"#, ["1 extends-target"]),
    (#"{"a": {"$extends": "b"}, "b": {}}"#, ["1 extends-target"]),
    (#"{"a": {"$extends": 1}}"#, ["1 property-type"]),
    (
      #"{"a": {"$extends": "{b}"}, "b": {"$type": "number", "$value": 1}}"#,
      [
        "1 extends-target"
      ]
    ),
    (
      #"{"a": {"$extends": "{b}", "$type": "color"}, "b": {"$type": "number", "c": {"$value": 1}}}"#,
      ["1 extends-type"]
    ),
  ]

  @Test(arguments: broken)
  func reports(text: String, expected: [String]) {
    #expect(findings(text) == expected)
  }
}
