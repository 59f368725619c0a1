/// The tags that OpenType registers: features, and axes of variation.
enum TagRegistry {
  /// Whether a feature is registered (OpenType 1.9, "Registered features").
  static func hasFeature(_ tag: String) -> Bool {
    let number = Int(tag.dropFirst(2)) ?? 0
    switch tag.prefix(2) {
    case "ss" where (1...20).contains(number): return true
    case "cv" where (1...99).contains(number): return true
    default: return features.contains(tag)
    }
  }

  /// Whether an axis is registered (OpenType 1.9, "Registered axis tags").
  static func hasAxis(_ tag: String) -> Bool { axes.contains(tag) }

  private static let axes: Set<String> = ["ital", "opsz", "slnt", "wdth", "wght"]

  private static let features = Set(
    """
    aalt abvf abvm abvs afrc akhn apkn blwf blwm blws c2pc c2sc calt case ccmp cfar chws cjct clig cpct
    cpsp cswh curs dist dlig dnom dtls expt falt fin2 fin3 fina flac frac fwid half haln halt hist hkna
    hlig hngl hojo hwid init isol ital jalt jp04 jp78 jp83 jp90 kern lfbd liga ljmo lnum locl ltra ltrm
    mark med2 medi mgrk mkmk mset nalt nlck nukt numr onum opbd ordn ornm palt pcap pkna pnum pref pres
    pstf psts pwid qwid rand rclt rkrf rlig rphf rtbd rtla rtlm ruby rvrn salt sinf size smcp smpl ssty
    stch subs sups swsh titl tjmo tnam tnum trad twid unic valt vapk vatu vchw vert vhal vjmo vkna vkrn
    vpal vrt2 vrtr zero
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
