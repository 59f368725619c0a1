import LegibleCore
import LegibleProject

/// A project whose settings and `Info.plist` are files beside it.
private let project = """
  {objects = {
    P = {isa = PBXProject; buildConfigurationList = L;};
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";};
    L = {isa = XCConfigurationList; buildConfigurations = (C);};
    C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = F;
      buildSettings = {INFOPLIST_FILE = Info.plist;};};
    F = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>";};
  };}
  """

/// An app's folder with the input as one of its files.
private struct Files: FileReader {
  let input: String
  let bytes: [UInt8]

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    if path.hasSuffix(input) { return bytes }
    return path.hasSuffix(".pbxproj") ? Array(project.utf8) : []
  }
  func files(under directory: String) throws(LegibleError) -> [String] {
    ["App.xcodeproj/project.pbxproj"]
  }
}

/// Reads any bytes as each of the files that say where an app runs.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  for input in [".pbxproj", ".xcconfig", ".plist"] {
    let files = Files(input: input, bytes: bytes)
    let (traits, _) = AppTraits.reading(".", files: ["App.xcodeproj/project.pbxproj"], files)
    precondition(traits.orientations.values.allSatisfy { !$0.value.isEmpty })
  }
  return 0
}
