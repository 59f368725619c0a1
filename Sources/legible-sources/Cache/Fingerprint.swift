/// The hash by which a file is known again: FNV-1a with 128 bits.
///
/// Constants: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm", RFC 9923, section 5.
struct Fingerprint: Hashable {
  private(set) var value: UInt128 = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d

  /// Hashes bytes.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      value ^= UInt128(byte)
      value &*= 0x0000_0000_0100_0000_0000_0000_0000_013b
    }
  }

  /// 32 hexadecimal digits.
  var name: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  /// The 16 bytes, the lowest first.
  var bytes: [UInt8] { (0..<16).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
}
