# Legato's tasks. `make` lists them.

HOST ?= 127.0.0.1
PORT ?= 8400

export TRANSITIONS

.PHONY: help gallery ipad test bench wasm web docs filmstrips recordings lint

help: ## Lists the tasks
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

gallery: wasm ## Builds the engine and serves the gallery from the sources (HOST=0.0.0.0 for a phone, PORT= for another port)
	@scripts/serve --host $(HOST) --port $(PORT)

ipad: ## Packs the iOS gallery with the library, for Swift Playgrounds on an iPad: .build-tools/LegatoGallery.swiftpm
	@scripts/pack-gallery

test: ## Runs every test, after installing what the tests need if it is missing
	@scripts/test

bench: ## Measures the engine and prints a table
	@scripts/bench

wasm: ## Builds the engine to WebAssembly, for the gallery and the tests
	@scripts/build-wasm

web: wasm ## Makes the files that are distributed, Web/dist: small ones, of which it checks the size (TRANSITIONS="push zoom" for these only)
	@scripts/build-web

docs: ## Builds the documentation, without warnings: .build-tools/docs
	@scripts/build-docs

filmstrips: ## Draws every transition at nine fractions, for the documentation and docs/catalogue.md
	@swift run --quiet Filmstrips .

recordings: wasm ## Records the gallery's scenes and a dozen transitions for docs/gallery.md, after installing ffmpeg (NAMES="hub push" for these only)
	@scripts/install-recording-tools
	@scripts/record $(NAMES)

lint: ## Checks the format of the sources, and the moving pictures' sizes
	@scripts/lint
