# Needs python3 (3.11 or newer, with venv) and a C compiler. Everything else goes into .venv.

PYTHON ?= python3
BIN := .venv/bin
# Without bytecode, of which Python makes what it needs: all of it takes as long as mypy does. Quiet
# twice: a pip of today tells the warnings of whatever builds, too.
QUIETLY := -qq --disable-pip-version-check --no-compile
BINARY := --only-binary :all:
PIP := $(BIN)/python -m pip install $(QUIETLY)
# uv fetches the same in a quarter of pip's time. It does not know how pip is set up: where that has
# an index of its own, and where uv cannot do it, pip fetches.
UV := $(BIN)/python -m uv pip install --quiet --python $(BIN)/python
SET_UP := .venv/pip.txt
# What is loaded once has its bytecode for the first use, which a core makes that would be idle.
LOADED := material.plugins.search.plugin,mkdocs.commands.serve,numpy,pymdownx.superfences,resvg_py,svgwrite
LOADED_BY_TESTS := $(LOADED),distributed,hypothesis,playwright.sync_api,pytest,xdist.plugin
HAS_OWN_INDEX := grep -Eqs '[.](index-url|no-index|proxy)=' $(SET_UP)
fetch = { ! $(HAS_OWN_INDEX) && $(UV) --requirement $(1) 2>$(1).log; } || $(PIP) --requirement $(1)
INSTALLED := .venv/installed
TESTED := .venv/tested
ENGINE := $(wildcard cy_core/engine/c/*.[ch] cy_core/engine/join/*.[ch])
ENGINE_TESTS := $(addprefix tests/cy_core/engine/,test_engine.c test_join.c test_threads.c)
STRICT := -std=c11 -O1 -g -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I cy_core/engine/c -I cy_core/engine/join
CORE := $(shell find cy_core -name '*.pyx' -o -name '*.pxd' -o -path '*/engine/*/*.[ch]')

# Material announces what MkDocs 2 will break; we are pinned below it.
export NO_MKDOCS_2_WARNING := 1

# One more than two cores: who waits for a browser or another process leaves its core to the others.
XDIST := --numprocesses 3 --dist loadfile --no-loadscope-reorder

# Tests start Python hundreds of times; without bytecode each would compile our modules again.
unexport PYTHONDONTWRITEBYTECODE

# NumPy's linear algebra, which nothing here calls, would begin each process with threads for all cores.
export OPENBLAS_NUM_THREADS := 1

.DEFAULT_GOAL := help
.PHONY: help serve test coverage soak sanitize lint build bench clean

help:  ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s  %s\n", $$1, $$2 }' Makefile

serve: $(INSTALLED)  ## the site at http://127.0.0.1:8000/, rebuilt at every change
	$(BIN)/mkdocs serve

test: $(TESTED)  ## lint, then every test
	@$(MAKE) --no-print-directory --jobs 2 lint rewritten
	@echo "tests: about four minutes on two cores; what takes long comes first"
	$(BIN)/pytest $(XDIST)

# The fuzzers fill disks, on which nothing can be noted; a list that is ended waits for ever.
coverage: $(TESTED)  ## which lines of Python the tests reach, the fuzzers left out
	@mkdir -p build
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest --ignore tests/fuzz -k "not a_list_that_is_ended" $(XDIST)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

soak: $(TESTED)  ## what a busy machine could make fail, again and again; options in SOAK="..."
	$(BIN)/python -m tests.soak $(SOAK)

# ThreadSanitizer wants its memory at fixed places, which some kernels give to others: setarch -R
# tells them not to. It is probed first, as not every compiler and not every machine has it.
sanitize: $(ENGINE) $(ENGINE_TESTS)  ## the engine's own tests, under address, undefined-behaviour and thread sanitizers
	mkdir -p build
	$(CC) $(STRICT) -fsanitize=address,undefined -fno-sanitize-recover \
	    $(filter %.c,$(ENGINE)) $(word 1,$(ENGINE_TESTS)) -o build/test_engine
	build/test_engine 12
	$(CC) $(STRICT) -pthread -fsanitize=address,undefined -fno-sanitize-recover \
	    $(filter %.c,$(ENGINE)) $(word 2,$(ENGINE_TESTS)) -o build/test_join
	build/test_join 14
	@echo 'int main(void) { return 0; }' >build/probe.c; \
	if ! $(CC) -fsanitize=thread build/probe.c -o build/probe 2>build/probe.log; then \
	    echo 'no ThreadSanitizer: $(CC) cannot build for it; install its library (libtsan)'; exit; \
	elif build/probe 2>build/probe.log; then fixed=; \
	elif setarch -R build/probe 2>build/probe.log; then fixed='setarch -R'; \
	else echo 'no ThreadSanitizer: it does not run on this machine, see build/probe.log'; exit; \
	fi; \
	set -ex; \
	for test in join threads; do \
	    $(CC) $(STRICT) -pthread -fsanitize=thread $(filter %.c,$(ENGINE)) \
	        tests/cy_core/engine/test_$$test.c -o build/test_$$test; \
	    $$fixed build/test_$$test; \
	done

lint: $(TESTED)  ## style, format and types
	@echo "lint: style, format and types; some ten seconds the first time"
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# Types take one core. On the other, tests are rewritten for pytest, which each of its processes
# would do for itself.
.PHONY: rewritten
rewritten: $(TESTED)
	@$(BIN)/pytest --override-ini addopts=--import-mode=importlib --collect-only -qq tests \
	    >.venv/collected.txt 2>&1 || { cat .venv/collected.txt >&2; exit 1; }

build: $(INSTALLED)  ## the site, into site/
	$(BIN)/mkdocs build --strict

bench: $(INSTALLED)  ## time every method and the engine, into timings/; options in BENCH="..."
	$(BIN)/queens bench $(BENCH)

clean:  ## remove all that was built or installed
	rm -rf .venv site build dist *.egg-info .cache .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find cy_core site_builder templates tests -name __pycache__ -prune -exec rm -rf {} +
	find cy_core \( -name '*.so' -o -name '*.pyd' \) -delete
	rm -f cy_core/cython_runtime.c $(patsubst %.pyx,%.c,$(filter %.pyx,$(CORE)))

# The stamps are written last, so an installation that failed is tried again. Compiling and fetching
# go on beside each other: each leaves a core idle for much of its time.
# Without symbols for a debugger, as they are a quarter of the compiler's work. A pip that Python has
# fetches another in half of the time in which `venv` unpacks and compiles its own.
$(INSTALLED): pyproject.toml setup.py $(CORE)
	@command -v $(PYTHON) >/dev/null || \
	    { echo 'Python must be installed, tried $(PYTHON): https://www.python.org/downloads/' >&2; exit 1; }
	@$(PYTHON) tools/check_tools.py
	@echo '1 of 2: an environment in .venv, and in it what compiles (about 3 s)'
	@$(PYTHON) -m venv --without-pip .venv
	@$(PYTHON) -m pip --python $(BIN)/python install $(QUIETLY) $(BINARY) pip uv 2>.venv/uv.log || \
	    $(PYTHON) -m venv .venv
	@test -x $(BIN)/uv || $(PIP) $(BINARY) uv 2>.venv/uv.log; true
	@$(BIN)/python -m pip config list >$(SET_UP)
	@$(PYTHON) tools/requirements.py build >.venv/build.txt
	@$(call fetch,.venv/build.txt)
	@echo '2 of 2: the compiled modules, and beside them the packages from the index (about 20 s on two cores)'
	@$(PYTHON) tools/requirements.py run $(EXTRA) >.venv/packages.txt
	@CPPFLAGS="-g0 $(CPPFLAGS)" $(PIP) --no-build-isolation --no-deps --editable . & compiling=$$!; \
	$(call fetch,.venv/packages.txt) && $(BIN)/python -c 'import $(LOADED)'; fetched=$$?; \
	wait $$compiling && exit $$fetched
	@touch $@ $(and $(EXTRA),$(TESTED))

# An installation that tests asked for has brought it already.
$(TESTED): EXTRA := test
$(TESTED): LOADED := $(LOADED_BY_TESTS)
$(TESTED): pyproject.toml | $(INSTALLED)
	@if ! [ $@ -nt pyproject.toml ]; then \
	    echo 'What the tests need, from the index (about 10 s, as the network is)'; \
	    $(PYTHON) tools/requirements.py test >.venv/packages.txt; \
	    $(call fetch,.venv/packages.txt) && touch $@; \
	fi
