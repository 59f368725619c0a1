import LegibleArguments
import Testing

@testable import legible_cli

@Suite struct CommandListTests {
  @Test func namesAreUnique() {
    let names = allCommands.map { $0.signature.name }
    #expect(Set(names).count == names.count)
  }

  @Test func summariesAreSentences() {
    for command in allCommands {
      let signature = command.signature
      let texts =
        [signature.summary] + signature.parameters.map(\.declaration.help) + signature.discussion
      for text in texts {
        #expect(
          text.first?.isUppercase == true && text.hasSuffix("."), "\(signature.name): \(text)")
      }
    }
  }

  @Test func examplesParse() {
    for command in allCommands {
      let signature = command.signature
      #expect(!signature.examples.isEmpty, "\(signature.name) has no example")
      for example in signature.examples {
        #expect(throws: Never.self, "\(signature.name) \(example)") {
          try signature.parse(words(example))
        }
      }
    }
  }

  /// The words of an example up to a redirection or a pipe, quotes removed.
  private func words(_ example: String) -> [String] {
    var words: [String] = []
    for (place, part) in example.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated()
    {
      if place.isMultiple(of: 2) {
        words += part.split(separator: " ").map(String.init)
      } else {
        words.append(String(part))
      }
    }
    return Array(words.prefix { !["<", ">", "|"].contains($0) })
  }
}
