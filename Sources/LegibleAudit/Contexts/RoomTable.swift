import LegibleAdaptive
import LegibleCore

/// The different rooms that a setting has at each size category: most places share one.
struct RoomTable: Sendable {
  /// By the category's position in the audit, narrowest room first.
  let rooms: [[SharedRoom]]

  /// Computes the rooms of a setting.
  ///
  /// - Parameter contexts: The layout of each place, by the category's position.
  init(_ setting: TextSetting, contexts: [[LayoutContext]]) {
    rooms = contexts.map { contexts in
      var places: [Room: [Int]] = [:]
      for (place, context) in contexts.enumerated() {
        places[setting.room(in: context), default: []].append(place)
      }
      return places.map { SharedRoom(room: $0, places: $1) }.sorted {
        ($0.room.width.lower, $0.room.width.upper, $0.places[0])
          < ($1.room.width.lower, $1.room.width.upper, $1.places[0])
      }
    }
  }

  /// The layout of each place, by the category's position.
  ///
  /// - Throws: `LegibleError` when a place cannot be laid out.
  static func contexts(
    of places: [Place], categories: [SizeCategory]
  ) throws(LegibleError) -> [[LayoutContext]] {
    var table: [[LayoutContext]] = []
    for category in categories {
      var row: [LayoutContext] = []
      for place in places {
        row.append(
          try place.geometry.context(
            place.orientation, category: category, version: place.version))
      }
      table.append(row)
    }
    return table
  }
}
