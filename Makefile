# Legato's tasks. `make` lists them.

HOST ?= 127.0.0.1
PORT ?= 8400

.PHONY: help gallery test bench wasm web docs lint

help: ## Lists the tasks
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1|\2/p' $(MAKEFILE_LIST) | column -t -s '|'

gallery: wasm ## Builds the engine and serves the gallery (HOST=0.0.0.0 for a phone, PORT= for another port)
	@scripts/serve --host $(HOST) --port $(PORT)

test: ## Runs every test, after installing what the tests need if it is missing
	@scripts/test

bench: ## Measures the engine and prints a table
	@scripts/bench

wasm: ## Builds the engine to WebAssembly: Web/dist/legato.wasm
	@scripts/build-wasm

web: wasm ## Builds the files that are distributed, Web/dist, and checks their size
	@scripts/build-web

docs: ## Builds the documentation, without warnings: .build-tools/docs
	@scripts/build-docs

lint: ## Checks the format of the sources
	@scripts/lint
