extension String {
  /// The text in single quotes, as POSIX shells, zsh and fish read it.
  package var shellQuoted: String {
    var out = "'"
    for scalar in unicodeScalars {
      if scalar == "'" { out += "'\\''" } else { out.unicodeScalars.append(scalar) }
    }
    return out + "'"
  }

  /// The text as one word of a command to type: in quotes where a shell would read it otherwise.
  ///
  /// What is not UTF-8 in the name of a file can be typed once it is shown as `\xFF`, in the quotes that
  /// know it (POSIX.1-2024, "Dollar-Single-Quotes").
  package var shellWord: String {
    if hasRawBytes {
      var out = "$'"
      for scalar in unicodeScalars {
        if scalar == "'" || scalar == "\\" { out += "\\" }
        out.unicodeScalars.append(scalar)
      }
      return out + "'"
    }
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./:,+@%".utf8.contains(byte)
      }
    }
    return isPlain && !isEmpty ? self : shellQuoted
  }

  /// The text within the brackets of a description that zsh's `_arguments` reads, in single quotes.
  package var zshDescription: String {
    var out = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "'": out += "'\\''"
      case "[", "]", ":", "\\":
        out += "\\"
        out.unicodeScalars.append(scalar)
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}
