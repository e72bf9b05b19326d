# Legato's tasks. `make` lists them.

HOST ?= 127.0.0.1
PORT ?= 8400

export TRANSITIONS

.PHONY: help gallery ipad test test-all bench wasm web site docs transitions numbers filmstrips recordings lint

help: ## Lists the tasks
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

gallery: wasm ## Builds the engine and serves the gallery from the sources (HOST=0.0.0.0 for a phone, PORT= for another port)
	@scripts/serve --host $(HOST) --port $(PORT)

ipad: ## Packs the iOS gallery with the library, for Swift Playgrounds on an iPad: .build-tools/LegatoGallery.swiftpm
	@scripts/pack-gallery

test: ## Runs the gate, what a change must pass: minutes, the same result on any machine (ONLY=name for the tests of one name)
ifdef ONLY
	@scripts/test-only "$(ONLY)"
else
	@scripts/require-swift
	@scripts/install-test-tools
	@LEGATO_TESTS=gate scripts/steps $(steps)
endif

test-all: ## Runs all that there is: real time and real input, other browsers, release builds, length, documentation, too
	@scripts/require-swift
	@scripts/install-test-tools --all
	@scripts/steps $(steps) $(more-steps) -- $(real-steps)

bench: ## Measures the engine and prints a table
	@scripts/bench

wasm: ## Builds the engine to WebAssembly, for the gallery and the tests
	@scripts/build-wasm

web: wasm ## Makes the files that are distributed, Web/dist: small ones, of which it checks the size (TRANSITIONS="push zoom" for these only)
	@scripts/build-web

site: web ## Makes the site, to be published from any folder: the gallery, the catalogue, the web's manual and reference: .build-tools/site
	@scripts/build-site

docs: ## Builds the documentation, without warnings: .build-tools/docs
	@scripts/build-docs

transitions: ## Writes what follows from the transitions' declarations: the web's exports, checks and types, tables, the Lab's rows
	@python3 -B scripts/generators/transitions

numbers: ## Writes the documentation's numbers that follow from the sources: counts, limits, sizes
	@python3 -B scripts/generators/numbers.py

filmstrips: ## Draws every transition at nine fractions, for the documentation and docs/catalogue.md
	@swift run --quiet Filmstrips .

recordings: wasm ## Records the gallery's scenes and a dozen transitions for docs/gallery.md, after installing ffmpeg (NAMES="hub push" for these only)
	@scripts/install-recording-tools
	@scripts/record $(NAMES)

lint: ## Checks the format of the sources, what is generated from them, the documentation's numbers and pictures
	@scripts/lint

# The steps of the tests. Those that need nothing of each other run side by side; scripts/step says what each took.

steps := step-swift-build step-wasm step-swift-tests step-web-build step-page-tests step-same-bits step-javascript \
  step-web-types step-uikit-types step-lint
# What `make test` leaves to `make test-all`.
more-steps := step-release-build step-sequences step-misuse step-memory-build step-memory step-small-engine \
  step-filmstrips step-docs step-ipad step-benchmarks-build
# One after the other, with nothing beside: what they show depends on how fast the machine is.
real-steps := step-real-input step-other-engines

.PHONY: $(steps) $(more-steps) $(real-steps)
step = @scripts/step $(@:step-%=%)
# With so many random sequences, if nobody has said how many.
playing = env LEGATO_SEQUENCES=$${LEGATO_SEQUENCES:-$(1)}

step-lint: ; $(step) scripts/lint
step-swift-build: ; $(step) scripts/test-swift debug build
step-swift-tests: step-swift-build ; $(step) $(call playing,2000) scripts/test-swift debug run
step-release-build: ; $(step) scripts/test-swift release build
step-sequences: step-release-build ; $(step) $(call playing,200000) LEGATO_REDIRECTS=all scripts/test-swift release run Properties
step-misuse: step-sequences ; $(step) scripts/test-swift release run Misuse
step-memory-build: step-misuse ; $(step) scripts/test-swift memory build
step-memory: step-memory-build ; $(step) $(call playing,2000) scripts/test-swift memory run Properties
step-uikit-types: ; $(step) scripts/check-uikit
step-wasm: ; $(step) scripts/build-wasm
step-same-bits: step-swift-build step-wasm ; $(step) scripts/same-bits
step-web-build: step-wasm ; $(step) scripts/build-web
step-web-types: ; $(step) scripts/check-types
step-javascript: ; $(step) node --test --test-reporter=dot Tests/Web/unit/*.test.mjs
step-page-tests: step-web-build ; $(step) scripts/test-pages
step-small-engine: ; $(step) scripts/test-small-build
step-filmstrips: step-swift-build ; $(step) .build-tools/tests/debug/Filmstrips --check .
step-docs: ; $(step) scripts/build-docs
step-ipad: ; $(step) scripts/pack-gallery
step-benchmarks-build: ; $(step) swift build --quiet --package-path Benchmarks -c release
step-real-input: step-web-build ; $(step) scripts/test-real
step-other-engines: step-web-build ; $(step) scripts/test-engines
