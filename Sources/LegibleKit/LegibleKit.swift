// One import for everything the library offers.
@_exported public import LegibleAdaptive
@_exported public import LegibleAudit
@_exported public import LegibleCatalogs
@_exported public import LegibleColor
@_exported public import LegibleCore
@_exported public import LegibleDialects
@_exported public import LegibleExport
@_exported public import LegibleFiles
@_exported public import LegibleLint
@_exported public import LegibleReport
@_exported public import LegibleText
@_exported public import LegibleTokens
