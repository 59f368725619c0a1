import LegibleAudit
import LegibleCore

/// Reads any bytes as `legible.json`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  do {
    _ = try AuditConfiguration(parsing: bytes, path: "legible.json")
  } catch {
    precondition(!error.findings.isEmpty)
  }
  return 0
}
