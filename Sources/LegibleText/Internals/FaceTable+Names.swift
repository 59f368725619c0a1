import CHarfBuzz

extension FaceTable {
  /// A name by its number (OpenType, name), in English or without a language.
  func name(_ id: FontName) -> String? {
    unsafe name(id, hb_language_from_string("en", -1))
  }

  private func name(_ id: FontName, _ language: hb_language_t?) -> String? {
    let length = unsafe hb_ot_name_get_utf8(face, id.rawValue, language, nil, nil)
    guard (1...1024).contains(length) else { return nil }
    var size = length + 1
    var bytes = [CChar](repeating: 0, count: Int(size))
    unsafe hb_ot_name_get_utf8(face, id.rawValue, language, &size, &bytes)
    return String(decoding: bytes.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names of some numbers in every language, without repetitions.
  func allNames(_ ids: [FontName]) -> [String] {
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return [] }
    var names: [String] = []
    for index in 0..<Int(min(count, 10_000)) {
      let entry = unsafe entries[index]
      let id = unsafe FontName(rawValue: entry.name_id)
      guard ids.contains(id), let name = unsafe name(id, entry.language) else { continue }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
