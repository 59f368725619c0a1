import SwiftUI

/// A note about a day at sea.
struct NoteEditor: View {
  @State private var title = ""
  @State private var text = ""

  var body: some View {
    Form {
      TextField("note.name.placeholder", text: $title)
      ZStack {
        TextEditor(text: $text)
        // A placeholder by its name, and a text that wraps over the editor.
        Text("note.text.placeholder").foregroundStyle(.secondary)
      }
      Text("note.saved").lineLimit(1).minimumScaleFactor(0.6)
      Text("note.hint").font(.caption).lineLimit(2)
      Text("note.help")
      Text("note.depth").font(.largeTitle)
    }
  }
}
