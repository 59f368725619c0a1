import LegibleKit

let resolver = try TokenResolver(contentsOf: "Examples/trailmark/tokens/trailmark.resolver.json")
for modifier in resolver.modifiers {
  print(modifier.name, modifier.contexts)
}

let dark = try resolver.resolve(["appearance": "dark"])
let link = try dark.token("trail.color.link")
print("\(link.value) in \(dark.context), at \(link.location)")
print("\(link.type), the value of \(link.reference ?? "its own"), deprecated: \(link.isDeprecated)")

// The same token in every context in which its value differs.
for variation in resolver.variations(of: "trail.color.link") {
  print(variation.context, variation.value?.description ?? "no value")
}
