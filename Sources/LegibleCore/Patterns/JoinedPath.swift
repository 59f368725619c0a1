/// The path of a file in a folder as the user named it; an empty name and `.` are the current folder.
package func joinedPath(_ folder: String, _ file: String) -> String {
  if folder.isEmpty || folder == "." { return file }
  return folder.hasSuffix("/") ? folder + file : folder + "/" + file
}
