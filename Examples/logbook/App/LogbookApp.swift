import SwiftUI

@main struct LogbookApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack { VoyageList() }
    }
  }
}

/// The voyages of a year.
struct VoyageList: View {
  @State private var search = ""
  @State private var isDeleting = false

  var body: some View {
    List {
      Section(header: Text("voyages.header")) {
        Row(title: NSLocalizedString("row.weather", comment: "Row of the list"))
        Row(title: NSLocalizedString("row.crew", comment: "Row of the list"))
      }
      Section(footer: Text("voyages.footer")) {
        // Says button, and wraps as all buttons of SwiftUI do.
        Button("export.button") {}
        Button(role: .destructive, action: { isDeleting = true }) { Image(systemName: "trash") }
          .accessibilityLabel("delete.button.accessible")
        NavigationLink(destination: NoteEditor()) { Label("notes.title", systemImage: "book") }
        NavigationLink(destination: HarbourPage()) { Text("harbour.link") }
      }
    }
    .navigationTitle("voyages.title")
    .navigationBarTitleDisplayMode(.inline)
    .searchable(text: $search, prompt: "search.prompt")
    .alert("delete.title", isPresented: $isDeleting) {
      Button("delete.confirm", role: .destructive) {}
    } message: {
      Text("delete.message")
    }
  }
}

/// A row whose title has one line, whoever gives it.
struct Row: View {
  let title: String

  var body: some View {
    Text(title).font(.headline).lineLimit(1)
  }
}
