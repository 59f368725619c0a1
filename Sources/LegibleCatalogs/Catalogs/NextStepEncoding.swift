/// What an octal escape of an old property list stands for.
///
/// Source: Unicode's mapping NEXTSTEP.TXT, table version 0.1 (1995); its two undefined codes, and
/// values above 255, give U+FFFD.
func nextStepUnit(of code: Int) -> UInt16 {
  guard code >= 0x80 else { return UInt16(code) }
  guard code - 0x80 < upperHalf.count else { return 0xFFFD }
  return upperHalf[code - 0x80]
}

/// Codes 0x80...0xFD, sixteen to a line.
private let upperHalf: [UInt16] = Array(
  ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ"
    + "ÐÑÒÓÔÕÖÙÚÛÜÝÞ\u{B5}×÷"
    + "©¡¢£\u{2044}¥ƒ§¤’“«‹›\u{FB01}\u{FB02}"
    + "®–†‡·¦¶•‚„”»…‰¬¿"
    + "¹\u{2CB}´\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}¨²\u{2DA}¸³\u{2DD}\u{2DB}\u{2C7}"
    + "—±¼½¾àáâãäåçèéêë"
    + "ìÆíªîïðñŁØŒºòóôõ"
    + "öæùúûıüýłøœßþÿ").utf16)
