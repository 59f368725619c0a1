extension TokenResolver {
  /// The resolver with the files of all its contexts converted where one of them has values as DTCG
  /// wrote them before 2025.10; itself where none has.
  ///
  /// Whoever resolves several contexts takes it, so that a token which one of them loses is left out of all.
  ///
  /// - Complexity: O(*size of the files of all contexts*).
  package var convertingEarlierValues: TokenResolver {
    guard reopening != nil else { return self }
    return converted(for: allDocuments) ?? settled
  }

  /// The resolver with converted files where the documents of a context need it.
  func converted(for documents: [TokenDocument]) -> TokenResolver? {
    reopening?(path, cache, documents)
  }
}
