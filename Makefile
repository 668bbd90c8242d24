# Needs Python 3.11 or newer, its headers, and a C compiler. Everything else goes into .venv.

PYTHON ?= python3
BIN := .venv/bin
# uv, if you have it, installs the same packages faster than pip.
INSTALL := $(if $(shell command -v uv 2>/dev/null),uv pip install --quiet --python $(BIN)/python,$(BIN)/python -m pip install -qq --no-compile)
SOURCES := pyproject.toml setup.py $(shell find cy_core -name '*.pyx' -o -name '*.pxd' -o -path '*/engine/*/*.[ch]')
NODE_TESTS := --disable-warning=MODULE_TYPELESS_PACKAGE_JSON --test 'frontend/tests/*.test.js'
PARALLEL := --numprocesses 3 --dist loadfile --no-loadscope-reorder

# The tests start Python hundreds of times: let it keep bytecode, and start no threads for NumPy.
unexport PYTHONDONTWRITEBYTECODE
export OPENBLAS_NUM_THREADS := 1

.PHONY: help serve test lint browser build bench coverage sanitize emulate emulators scripts wasm clean

help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' Makefile

serve: .venv/installed  ## show the site at http://127.0.0.1:8000/, rebuilt at every change
	$(BIN)/mkdocs serve

test: lint browser  ## lint, then run all tests (about five minutes on two cores)
	$(BIN)/node $(NODE_TESTS)
	$(BIN)/pytest $(PARALLEL)

lint: .venv/tested  ## check style, format and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/oxlint --quiet frontend/src frontend/tests frontend/build.js

build: .venv/installed  ## build the site into site/
	$(BIN)/mkdocs build --strict

bench: .venv/installed  ## time every method and the engine, into records/timings/; options in BENCH="..."
	$(BIN)/queens bench $(BENCH)

# Some commands fill a disk, and one test ends with a signal: neither leaves coverage data.
coverage: browser  ## list the lines of Python that no test reaches
	mkdir -p build
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest $(PARALLEL) -k "not (interrupted_list or random_commands)"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# The built files are committed: whoever builds a site needs no Node.
scripts: .venv/tested  ## build what pages load, from frontend/ into templates/assets/ and theme/assets/
	cd frontend && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	$(BIN)/node frontend/build.js

# The extra `wasm` names one version of the compiler, so that the files come out the same everywhere.
wasm: .venv/installed  ## build the engine for browsers, which `make scripts` puts into scripts
	$(INSTALL) 'queens-atlas[wasm]'
	$(BIN)/python tools/build_wasm.py

clean:  ## remove everything that was built or installed
	rm -rf .venv site build dist frontend/node_modules *.egg-info .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find cy_core queens_atlas site_builder templates frontend tests -name __pycache__ -prune -exec rm -rf {} +
	find cy_core -name '*.so' -delete -o -name '*.pyd' -delete
	rm -f cy_core/cython_runtime.c $(patsubst %.pyx,%.c,$(filter %.pyx,$(SOURCES)))

# $(call need,COMMAND,WHAT): one line about what is missing where the command fails.
need = @{ $(1); } >/dev/null 2>&1 || { echo "Please install $(2)" >&2; exit 1; }

# Each of these files is written last, so make repeats an installation that failed.
.venv/installed: $(SOURCES)
	$(call need,$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))',Python 3.11 or newer: https://www.python.org/downloads/. Name it with make PYTHON=python3.14)
	$(call need,$(PYTHON) -c 'import venv; import ensurepip',venv for Python. On Debian and Ubuntu: apt install python3-venv)
	$(call need,echo '#include <Python.h>' | $(CC) -I "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')" -E -,a C compiler and the headers of Python. On Debian and Ubuntu: apt install build-essential python3-dev)
	$(PYTHON) -m venv .venv
	@echo 'The next step installs packages and compiles. It takes about a minute.'
	$(INSTALL) --editable '.[cards,docs,editor]'
	touch $@

.venv/tested: .venv/installed
	$(INSTALL) 'queens-atlas[test]'
	touch $@

# Does nothing where there is a browser.
browser: .venv/tested
	@$(BIN)/python -m tests.helpers.brought_browser

# The tests of the engine that are written in C, with the compiler's checks of memory and threads.
# squares.c is no part of the engine: it calls a function of its page.
ENGINE := $(filter-out %/squares.c,$(filter %.c,$(SOURCES)))
TESTS := tests/cy_core/engine
STRICT := $(CC) -std=c11 -O1 -g -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -pthread \
    -I cy_core/engine/c -I cy_core/engine/join $(ENGINE)

sanitize:  ## test the engine under the address, undefined-behaviour and thread sanitizers
	mkdir -p build
	$(STRICT) -fsanitize=address,undefined -fno-sanitize-recover $(TESTS)/test_engine.c -o build/test_engine
	build/test_engine 12
	$(STRICT) -fsanitize=address,undefined -fno-sanitize-recover $(TESTS)/test_join.c -o build/test_join
	build/test_join 14
# Some compilers lack ThreadSanitizer, and some kernels need `setarch -R` for it.
	@echo 'int main(void) { return 0; }' >build/probe.c; \
	fixed=$$(setarch -R true 2>/dev/null && echo setarch -R); \
	if ! { $(CC) -fsanitize=thread build/probe.c -o build/probe && $$fixed build/probe; } 2>build/probe.log; then \
	    echo 'ThreadSanitizer does not run here: see build/probe.log'; exit; \
	fi; \
	set -ex; for test in join threads; do \
	    $(STRICT) -fsanitize=thread $(TESTS)/test_$$test.c -o build/test_$$test; \
	    $$fixed build/test_$$test; \
	done

# The same tests, compiled by zig for other processors, which QEMU, Node and Wine run. .ci/run leaves
# them out: they take minutes, and programs that only they need. Largest n: EMULATE=16 is all totals
# and lists to 16. Node 20 often crashes if it marks its memory while the program runs.
EMULATE := 12
ZIG = $(BIN)/python -m ziglang cc -std=c11 -O2 -Wall -Wextra -Wconversion -Wshadow -Werror \
    -I cy_core/engine/c -I cy_core/engine/join $(wildcard cy_core/engine/c/*.c cy_core/engine/join/*.c)

emulate: emulators .venv/installed  ## test the engine for Arm, WebAssembly and Windows: needs QEMU, Node and Wine
	$(INSTALL) 'queens-atlas[wasm]'
	mkdir -p build
	@set -ex; for test in engine join; do \
	    $(ZIG) -target aarch64-linux-musl $(TESTS)/test_$$test.c -o build/$$test-arm; \
	    qemu-aarch64 build/$$test-arm $(EMULATE); \
	    $(ZIG) -target wasm32-wasi -msimd128 $(TESTS)/test_$$test.c -o build/$$test.wasm; \
	    node --no-warnings --no-concurrent-marking $(TESTS)/run_wasm.mjs build/$$test.wasm $(EMULATE); \
	    $(ZIG) -target x86_64-windows-gnu $(TESTS)/test_$$test.c -o build/$$test.exe; \
	    WINEDEBUG=-all wine build/$$test.exe $(EMULATE); \
	done

# Looked for before anything is installed.
emulators:
	$(call need,qemu-aarch64 --version,QEMU for programs. On Debian and Ubuntu: apt install qemu-user)
	$(call need,node -e 'process.exit(+(parseInt(process.versions.node) < 20))',Node 20 or newer: https://nodejs.org/)
	$(call need,command -v wine,Wine. On Debian and Ubuntu: apt install wine)
