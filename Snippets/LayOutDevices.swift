import LegibleKit

// A device by any name that people give it, held some way, for a user's text size.
let phone = try Device(named: "iPhone 15 Pro")
let context = try phone.context(.landscapeLeft, category: .accessibility2)
print("\(context.size.width) x \(context.size.height ?? 0) pt, \(context.sizeClass.horizontal)")
let way = context.orientation.isLandscape ? "sideways" : "upright"
print("\(way) at \(context.category), iOS \(context.version)")
print("safe area \(context.safeArea.left ?? 0), margins \(context.margins.left)")
print("readable: \(context.readableGuide.width) pt from \(context.readableGuide.x)")
for figure in context.sources { print("  \(figure.figure): \(figure.source)") }

// All devices, by what they share.
for device in Device.all where device.cornerRadius == 55 {
  let sizes = device.geometry.sizeClasses(.portrait)
  print("\(device.name): \(device.points.width) pt at \(device.scale), \(sizes.horizontal)")
}

// What a component leaves for its text there; a range where no figure is published.
for component in ComponentRegistry.builtIn.components {
  let box = component.box(in: context)
  let lines = box.lineLimit.map { "lines: \($0)" } ?? "any number of lines"
  print("\(component.name): \(box.width) pt, \(lines), \(component.textStyle)")
}

// A device that is in no table.
let reader = Device(
  name: "Reader", points: Size(width: 620, height: 880), scale: 2,
  portraitInsets: Insets(top: 24, bottom: 20))
for split in Split.allCases where split.width(on: reader.geometry, .landscapeLeft) != nil {
  let window = try reader.context(.landscapeLeft, split: split, version: SystemVersion(18))
  print("\(reader.name), \(split.rawValue): \(window.size.width) pt")
}

// How the system sets its own styles, and how it scales a font or a length of the app's.
for category in [SizeCategory.xSmall, .large, .accessibility5] {
  let body = DynamicType(.body, at: category)
  print("body at \(category.shortName): \(body.size)/\(body.leading), weight \(body.weight)")
  print("  tracking \(body.tracking.map { "\($0) pt" } ?? "unpublished")")
  if category.isAccessibility { print("  one of the sizes for accessibility") }
  let scaling = ContentSizeScaling(.body)
  let icon = scaling.scaledValue(24, at: category, displayScale: phone.scale)
  print("  a 15 pt font: \(scaling.scaledSize(of: 15, at: category, maximum: 40)), icon \(icon)")
}

// What answers to a touch.
if let target = AnyComponent.fullWidthButton.touchTarget(in: context) {
  print("\(target.width) x \(target.minimumHeight) pt")
}
