import LegibleKit

// A device by any name that people give it, held some way, for a user's text size.
let phone = try Device(named: "iPhone 15 Pro")
let context = try phone.context(.landscapeLeft, category: .accessibility2)
print("\(context.size.width) x \(context.size.height ?? 0) pt, \(context.sizeClass.horizontal)")
print("safe area \(context.safeArea.left ?? 0), margins \(context.margins.left)")
print("readable: \(context.readableGuide.width) pt from \(context.readableGuide.x)")

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

// How the system scales a font of the app's own.
for category in [SizeCategory.xSmall, .large, .accessibility5] {
  print("\(category.shortName): \(FullWidthButton().textSize(17, at: category)) pt")
}
