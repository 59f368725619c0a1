import LegibleCore

extension TokenRule {
  /// What the rule checks and why, in two or three sentences.
  public var explanation: String {
    switch self {
    case .file:
      "A file that is named on the command line or by a resolver cannot be read. Paths in a "
        + "resolver are relative to the resolver's own folder."
    case .fileSize:
      "A file may have 1 GiB at most, so that a mistaken path cannot exhaust the memory."
    case .encoding:
      "JSON is UTF-8 (RFC 8259, section 8.1). Bytes of another encoding would come out as other "
        + "letters than were meant."
    case .jsonSyntax:
      "Token files are strict JSON: no comments, no trailing commas, double quotes. What one "
        + "tool forgives the next one refuses. Files that end in .json5 or .jsonc may have what "
        + "JSON5 allows."
    case .yamlSyntax:
      "A file that ends in .yaml or .yml holds one document of YAML 1.2, read with the core schema. "
        + "Keys are texts that occur once; tags, merge keys and numbers that are not finite are "
        + "refused."
    case .jsonDepth:
      "Objects and arrays may be nested 512 levels deep. No design system needs more, and "
        + "hostile files do."
    case .duplicateKey:
      "An object has the same key twice. Readers disagree on which one counts, so one of two "
        + "values is lost without a word."
    case .structure:
      "A file, a group or a token must be a JSON object. Anything else under a group is "
        + "neither a token nor a group."
    case .invalidName:
      "A name must not be empty, begin with $, or contain a brace or a full stop: $ is reserved "
        + "for the format, and the others are the syntax of references. Two names that differ only in "
        + "how their accents are encoded (Unicode normalization) are one name."
    case .similarNames:
      "Two names in one group, of two modifiers or of two contexts of one differ only in case. They are "
        + "two here but one identifier or one file on many platforms, and --with finds modifiers and "
        + "contexts in any case."
    case .unknownProperty:
      "An object has a property that the format does not define there. Most are spelling "
        + "mistakes; data of one's own belongs into $extensions."
    case .propertyType:
      "$description is a string, $deprecated true, false or a string, and $extensions an object "
        + "with one key for each vendor."
    case .tokenAndGroup:
      "An object with a $value is a token and cannot have children. A group that needs a value "
        + "of its own holds it in a child named $root."
    case .unfinishedToken:
      "An object has a $type but neither a value nor children, so it says nothing. A token needs "
        + "$value."
    case .valueAndReference:
      "A token has both $value and $ref. Only one of them can be its value."
    case .unknownType:
      "The format knows thirteen types: \(TokenType.list). Any other makes the token unusable, "
        + "because nobody knows how to read or export its value."
    case .missingType:
      "A token gets its type from its own $type, from the token it refers to, or from a group "
        + "around it. Types are never guessed from the value."
    case .extendsTarget:
      "$extends must name a group that exists, as {group.name} or #/group/name."
    case .extendsCycle:
      "Groups extend each other in a circle, or a group extends one that contains it. There is "
        + "no end to what they would inherit."
    case .extendsType:
      "A group and the group it extends declare different types. Inherited tokens would change "
        + "their meaning."
    case .tokenLimit:
      "Groups that extend groups can multiply without bound. More than "
        + "\(grouped(GroupExtender.maximumAdded)) tokens and groups that are added in this way to "
        + "one context are refused."
    case .invalidReference:
      "A reference is {path.to.token}, alone in its string, or an object with $ref and a JSON "
        + "pointer (RFC 6901) such as #/path/to/token/$value/components/0."
    case .unknownReference:
      "A reference leads to nothing, so its token has no value in this context."
    case .groupReference:
      "A reference must lead to a token's value, not to a group. The value that belongs to a "
        + "group itself is {group.$root}."
    case .referenceCycle:
      "Tokens refer to each other in a circle. None of them has a value."
    case .typeMismatch:
      "A reference leads to a value of another type than the one that is expected there."
    case .invalidValue:
      "A value does not have the shape that its type asks for."
    case .missingProperty:
      "A value lacks a property that its type requires."
    case .outOfRange:
      "A number is outside the range that the format allows: colour components by colour "
        + "space, font weights 1 to 1000, x of cubicBezier control points 0 to 1; or one that no "
        + "text, screen or clock can show: the fontSize and the lineHeight of a typography are above "
        + "0, widths, dashes, blurs and the duration of a transition not below it; lengths, times, "
        + "coordinates and components of colours go up to 1,000,000,000, plain numbers to 2^53."
    case .olderDialect:
      "Drafts before 2025.10 wrote colours, dimensions and durations as strings, and other tools "
        + "leave out the $. Readers of 2025.10 do not accept them; legible migrate rewrites them."
    case .hexMismatch:
      "The hex fallback shows another colour than the components, so what people see depends on "
        + "their tool. A difference of two steps out of 255 counts as rounding."
    case .gradientPosition:
      "The position of a gradient stop is outside 0 to 1 and is taken as the nearest end."
    case .unknownTextStyle:
      "org.legible.scalesWith must name one of the eleven text styles of iOS, because it decides "
        + "how the size grows with Dynamic Type."
    case .unknownExtension:
      "Under $extensions, the key org.legible has the members scalesWith, the text style of iOS "
        + "with which a size grows, and leading, the line height in pt at Large; of a colour "
        + "contrast, the backgrounds it lies on, and role, what it is for; of a text style color, "
        + "the colours it is set in. Those of the default store are known too. Any other is "
        + "ignored, so a misspelt one changes nothing."
    case .resolverStructure:
      "A resolver has version 2025.10, a resolutionOrder with at least one item, and sets and "
        + "modifiers with the properties that the resolver module defines."
    case .resolverReference:
      "A reference in a resolver must lead to a file, a set or a modifier. Nothing may refer "
        + "to resolutionOrder, a set may not refer to a modifier, and there are no circles."
    case .resolverContexts:
      "A modifier needs at least two contexts, and its default must be one of them."
    case .resolverInput:
      "An input must name a modifier and one of its contexts, and each modifier without a "
        + "default needs one."
    case .missingFromDefault:
      "A token exists in some contexts of a modifier but not in the default one. Most are "
        + "misspelt: the file of the context defines a new token, and the one that was meant "
        + "keeps its default value there."
    case .permutations:
      "The contexts of all modifiers multiply. When there are too many to resolve each, every "
        + "context is checked once, together with the defaults of the other modifiers."
    case .unusedPattern:
      "A pattern of token paths under \"lint\" of legible.json matches no token, most likely because a "
        + "token was renamed. What it was to spare or to ask for is not any more. Where not all tokens of the "
        + "configuration are checked, only patterns that are near to others are reported."
    case .leftOut:
      "A folder holds more than tokens. The note says what was not checked, so that nobody takes "
        + "it for checked."
    }
  }
}
