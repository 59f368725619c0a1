.PHONY: demo test build bench lint format docs fuzz conformance embed text-styles clean setup

# Audits the example apps: one by its configuration, with the report in out/audit.html, and one by its sources.
# Where the toolchain has no SwiftSyntax the second one is audited without them, and the report says so.
demo: setup
	swift build -c release --product legible
	-swift build -c release --product legible-sources
	.build/release/legible audit Examples/trailmark/legible.json --out out --fail-on never
	.build/release/legible audit Examples/logbook --fail-on never

test:
	@Scripts/setup --tests
	swift test

build: setup
	swift build

# One line a figure: name, value, unit, ratio to the yardstick measured in the same run.
# The command and an empty program are built beside it: some figures are about whole processes.
bench: setup
	@touch Benchmarks/Package.swift  # SwiftPM looks for new files of the project only then
	@swift build -c release --package-path Benchmarks >&2
	@swift build -c release --package-path Benchmarks --product legible >&2
	@Benchmarks/.build/release/bench $(if $(ONLY),--only $(ONLY))

# Format, then which module and folder uses which, and what the library shows: the build leaves an index of that.
lint:
	swift format lint --strict -r -p $(wildcard Sources Tests Snippets Benchmarks Fuzzing) Package.swift
	@swift build --quiet
	Scripts/check-structure
	Scripts/public-surface

format:
	swift format -i -r -p $(wildcard Sources Tests Snippets Benchmarks Fuzzing) Package.swift

# The documentation of all modules as one site, in out/docs; what docc warns of is an error.
docs: setup
	Scripts/docs

# Feeds the readers with input that no one means: make fuzz SECONDS=60 TARGETS="tokens catalogs"
fuzz: setup
	@for target in $(or $(TARGETS),tokens dialects configuration catalogs colors projects); do \
	  Fuzzing/run $$target $(or $(SECONDS),60) || exit 1; \
	done

# Compares with suites and other programs' answers: make conformance SUITES=folder
conformance: setup
	swift build -c release --product legible
	Scripts/conformance $(SUITES)

# Rewrites the C files that embed fonts and tokens, after a file came or went.
embed:
	Scripts/embed legible_font Fonts $$(cd Fonts && LC_ALL=C ls *.ttf)
	Scripts/embed legible_token_file Tokens $$(cd Tokens && LC_ALL=C ls *.json)

# Writes the text styles of Tokens/ as the table of LegibleAdaptive.
text-styles:
	Scripts/text-styles

clean:
	swift package clean
	rm -rf out

setup:
	@Scripts/setup
