# Needs Python 3.11 or newer, its headers, and a C compiler; for the tests a C++ compiler, too.
# Everything else goes into .venv.

PYTHON ?= python3
BIN := .venv/bin
# uv, if you have it, installs the same packages faster than pip.
INSTALL := $(if $(shell command -v uv 2>/dev/null),uv pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install -qq --no-compile)
SOURCES := pyproject.toml setup.py $(shell find cy_core -name '*.pyx' -o -name '*.pxd' -o -path '*/engine/*/*.[ch]')
SCRIPTS := frontend/src frontend/tests frontend/build.js site_builder/figures exhibits
PARALLEL := --numprocesses 3 --dist loadfile --no-loadscope-reorder

# The tests start Python hundreds of times: let it keep bytecode, and start no threads for NumPy.
unexport PYTHONDONTWRITEBYTECODE
export OPENBLAS_NUM_THREADS := 1

.PHONY: help serve test test-scripts test-python test-core test-counts test-all lint build bench \
	coverage scripts wasm clean

help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s  %s\n", $$1, $$2 }' Makefile

serve: .venv/installed  ## show the site at http://127.0.0.1:8000/, rebuilt at every change
	$(BIN)/mkdocs serve

test: .venv/tested  ## lint, and run the tests that every change needs (about five minutes on two cores)
	$(MAKE) --no-print-directory -j3 lint test-scripts test-python
	@echo 'Not run here: long tests of the core (make test-core) and of long counts (make test-counts),'
	@echo 'and further pages of each type (make test-all runs everything).'

test-scripts: .venv/tested
	$(BIN)/node --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --test --test-reporter=dot 'frontend/tests/*.test.js'

test-python: .venv/tested
	$(BIN)/python -m tests.helpers.browser_setup
	$(BIN)/pytest $(PARALLEL)

test-core: .venv/tested  ## run what depends on the core alone: sanitizers, compilers, long searches, WebAssembly
	$(BIN)/pytest $(PARALLEL) -m core
	tools/sanitize.sh
	$(MAKE) --no-print-directory wasm
	git diff --exit-code frontend/src/engine/wasm.js frontend/src/shared/squares-wasm.js
	$(BIN)/python tools/passed.py core --write

test-counts: .venv/tested  ## run the long tests of long counts, which kill and freeze processes
	$(BIN)/pytest $(PARALLEL) -m counts
	$(BIN)/python tools/passed.py counts --write

test-all: test test-core test-counts  ## run everything, all pages in both schemes included
	$(BIN)/pytest $(PARALLEL) -m every_page

lint: .venv/tested  ## check style, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/oxlint --quiet $(SCRIPTS)
	$(BIN)/oxfmt --check $(SCRIPTS)

build: .venv/installed  ## build the site into site/, with the cards that links to it show
	$(INSTALL) 'queens-atlas[cards]'
	$(BIN)/mkdocs build --strict

bench: .venv/installed  ## time every method and the engine, into records/timings/; options in BENCH="..."
	$(BIN)/queens bench $(BENCH)

# Some commands fill a disk, and one test ends with a signal: neither leaves coverage data.
coverage: .venv/tested  ## list the lines of Python that no test reaches
	$(BIN)/python -m tests.helpers.browser_setup
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest $(PARALLEL) -k "not (interrupted_list or random_commands)"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

scripts: .venv/tested  ## build what pages load, from frontend/ into templates/assets/ and theme/assets/
	cd frontend && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(BIN)/node frontend/build.js

wasm: .venv/installed  ## build the engine for browsers, which `make scripts` puts into scripts
	$(INSTALL) 'queens-atlas[wasm]'
	$(BIN)/python tools/build_wasm.py

clean:  ## remove everything that was built or installed: what git ignores
	git -c core.excludesFile=/dev/null clean -fdqX

# Each of these files is written last, so make repeats an installation that failed.
.venv/installed: $(SOURCES)
	@$(PYTHON) tools/needed.py && echo 'Installing packages and compiling takes about a minute.'
	$(PYTHON) -m venv .venv
	$(INSTALL) --editable '.[docs,editor]'
	touch $@

.venv/tested: .venv/installed
	@$(PYTHON) tools/needed.py tests
	$(INSTALL) 'queens-atlas[test]'
	touch $@
