# SPDX-License-Identifier: Apache-2.0
#
# The everyday commands. They need a Swift toolchain, make and bash, nothing else; only `precheck` needs more.
#
#   ARGS           further arguments for the tool or for `swift test`:  make update ARGS="--from answer.json"
#   CONFIGURATION  debug (default) or release
#   SWIFTFLAGS     further arguments for each build:  make test SWIFTFLAGS="-Xswiftc -warnings-as-errors"
#
# The exit status of the tool is the status of its recipe. make prints it and then ends with its own 2.

TOOL = UpdateNebiusModelCatalog
SWIFT ?= swift
CONFIGURATION ?= debug
SWIFTFLAGS ?=
ARGS ?=
LINTED = Package.swift Sources Tests

# Progress goes to the standard error, so that the standard output holds what the tool found and nothing else.
BUILD = $(SWIFT) build -c $(CONFIGURATION) $(SWIFTFLAGS)
BIN_PATH = $$($(BUILD) --show-bin-path)
# Only the product of the tool: a package whose generated files do not compile can still be checked and regenerated.
BUILD_TOOL = $(BUILD) --product $(TOOL) >&2
SHOW_STATUS = { status=$$?; echo "$@: exit status $$status" >&2; exit $$status; }

.PHONY: help build test format lint check generate update report rules demo bench fuzz mutations sanitize precheck clean

help: ## Show this list (default)
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

build: ## Build everything
	@$(BUILD)

test: ## Run the tests
	@$(SWIFT) test -c $(CONFIGURATION) $(SWIFTFLAGS) $(ARGS)

format: ## Format all Swift files in place
	@$(SWIFT) format format --in-place --recursive --parallel $(LINTED)

# A path that does not exist is no error for the linter, so the paths are looked at first.
lint: ## Hold all Swift files to the format and the rules of .swift-format
	@for path in $(LINTED); do test -e "$$path" || { echo "lint: no $$path here" >&2; exit 1; }; done
	@$(SWIFT) format lint --strict --recursive --parallel $(LINTED)

check: ## Tell whether all committed files agree; reads no network, writes nothing
	@$(BUILD_TOOL)
	@"$(BIN_PATH)/$(TOOL)" check $(ARGS) || $(SHOW_STATUS)

generate: ## Write the generated files from the committed data
	@$(BUILD_TOOL)
	@"$(BIN_PATH)/$(TOOL)" generate $(ARGS) || $(SHOW_STATUS)

update: ## Fetch the catalog and write the snapshot and the generated files
	@$(BUILD_TOOL)
	@"$(BIN_PATH)/$(TOOL)" update $(ARGS) || $(SHOW_STATUS)
	@.ci/readme-facts --write

report: ## Write the catalog as a page, to page/index.html:  make report ARGS="--output DIR"
	@$(BUILD_TOOL)
	@"$(BIN_PATH)/$(TOOL)" report $(if $(ARGS),$(ARGS),--output page) || $(SHOW_STATUS)

# Under another name first: a tool that fails must not leave an empty rule book.
RULES = Sources/$(TOOL)/Documentation.docc/Rules.md
rules: ## Write the rule book of the documentation from the code
	@$(BUILD_TOOL)
	@"$(BIN_PATH)/$(TOOL)" explain --list --format markdown >$(RULES).new || { rm -f $(RULES).new; exit 1; }
	@mv $(RULES).new $(RULES)

demo: ## Play a whole update in a scratch copy, against a sample answer served on this machine
	@$(BUILD_TOOL)
	@$(BUILD) --product CatalogDemo >&2
	@"$(BIN_PATH)/CatalogDemo" --tool "$(BIN_PATH)/$(TOOL)" --package . $(ARGS) || $(SHOW_STATUS)

bench: ## Measure the release build; takes minutes, and never fails because of a time
	@$(MAKE) run-bench CONFIGURATION=release

.PHONY: run-bench
run-bench:
	@$(BUILD_TOOL)
	@$(BUILD) --product CatalogBenchmarks >&2
	@"$(BIN_PATH)/CatalogBenchmarks" --tool "$(BIN_PATH)/$(TOOL)" --package . --clone $(ARGS) || $(SHOW_STATUS)

fuzz: ## Fuzz the reader and the validator for a minute each:  make fuzz ARGS="--seconds 600 answer"; Linux, needs jq
	@.ci/fuzz $(ARGS)

mutations: ## Silence each rule in a copy, and see that a test notices; takes minutes, needs python3 and jq
	@.ci/rule-mutations $(ARGS)

# Each sanitizer needs a build of its own; what is found goes to the standard error, and fails the run. Leaks are not
# looked for: the platform's HTTP client keeps its memory to the end, which `make bench` shows to be bounded.
sanitize: ## Run the tests under the thread and the address sanitizer; takes half an hour
	@for sanitizer in thread address; do \
		ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --scratch-path .build/$$sanitizer --sanitize=$$sanitizer $(SWIFTFLAGS) $(ARGS) || exit 1; \
	done

precheck: ## Run what continuous integration runs, with the programs that this machine has
	@.ci/run --no-install

clean: ## Remove what the builds made
	@$(SWIFT) package clean
