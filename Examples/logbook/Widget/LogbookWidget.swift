import SwiftUI
import WidgetKit

struct LogbookWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "logbook", provider: Provider()) { _ in
      Text("widget.title").lineLimit(1)
    }
  }
}
