import LegibleCatalogs
import LegibleCore

/// The input as a catalog of each format.
private struct Catalogs: FileReader {
  let bytes: [UInt8]

  func bytes(of path: String) throws(LegibleError) -> [UInt8] { bytes }
  func files(under directory: String) throws(LegibleError) -> [String] {
    ["a.xcstrings", "en.lproj/a.strings", "en.lproj/a.stringsdict"]
  }
}

/// Reads any bytes as string catalogs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let catalog = try? CatalogLoader(reader: Catalogs(bytes: bytes)).catalog(in: ".")
  precondition(catalog?.files.count ?? 0 <= 3)
  return 0
}
