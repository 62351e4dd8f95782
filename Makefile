# Phylarium. `make` lists what can be made.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready
COMPILED := build/compiled/.built
GAME ?=
GAMES ?= 2000
# A tenth of the games, in whole blocks of 20, so that both builds play the same.
TENTH = $$(( ($(GAMES) / 200 + 1) * 20 < $(GAMES) ? ($(GAMES) / 200 + 1) * 20 : $(GAMES) ))
RAY ?=
MINUTES ?= 20
ROUND ?= 640
LADDER ?= 200
TOP ?= apex:100
N ?= 200
SEED ?= 1
RELEASES ?= bookworm trixie
RELEASE ?= trixie
KNOWN := $(patsubst src/phylarium/games/%/__init__.py,%,$(wildcard src/phylarium/games/*/__init__.py))

DATA ?= data
PORT ?= 8000
AXE := 4.14.0
BUILD = $(BIN)/python -m build --no-isolation --outdir dist
PIP = $(BIN)/python -m pip install -q --disable-pip-version-check -c constraints.txt

SOURCES := $(shell find src -type f \( -name '*.py' -o -name '*.ftl' -o -path '*/data/*' \))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal test check infra browser lint format docs compiled generated fuzz mutate fresh deployed image dist bench train train-test ladders \
	clean python-package compiler

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1#/p' $(MAKEFILE_LIST) | column -t -s '#' 2>/dev/null \
	|| sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' $(MAKEFILE_LIST)

play: $(PLAYABLE) ## serve the table at http://127.0.0.1:8000 (PORT=8000, DATA=data)
	@$(BIN)/phylarium serve --port $(PORT) --data $(DATA)

terminal: $(PLAYABLE) ## play in the terminal (GAME=marine chooses the game)
	@$(BIN)/phylarium play $(GAME)

test: lint $(READY) browser ## every check: style, types, layers, tests, and the compiled build against the interpreted one
	@$(BIN)/pytest -q -n auto --ignore=tests/compiled --ignore=tests/infra --ignore=tests/browser --ignore=tests/installed
	@# Playwright keeps an event loop of its own, so it gets processes of its own. Where a machine is too busy for a browser,
	@# a test has a second try, which the summary tells.
	@$(BIN)/pytest -q -n auto --reruns 1 tests/browser
	@$(MAKE) --no-print-directory compiled
	@$(BIN)/pytest -q tests/compiled

ifneq ($(filter check mutate train,$(MAKECMDGOALS)),)
ifeq ($(filter $(GAME),$(KNOWN)),)
$(error make $(MAKECMDGOALS) GAME=name, where name is one of: $(KNOWN))
endif
endif

check: $(READY) ## what is to be said about one game: its style, its types, its tests (GAME=marine)
	@$(BIN)/ruff check src/phylarium/games/$(GAME) tests/games/$(GAME)
	@$(BIN)/ruff format --check --quiet src/phylarium/games/$(GAME) tests/games/$(GAME) || { echo "make format mends the layout"; exit 1; }
	@$(BIN)/mypy src/phylarium/games/$(GAME) tests/games/$(GAME)
	@$(BIN)/lint-imports
	@$(BIN)/pytest -q -n auto --game $(GAME) tests/games tests/properties tests/recorded tests/bots \
		tests/*/test_every_game.py tests/*/test_any_game.py tests/test_words.py

infra: $(READY) ## the table on PostgreSQL and Redis, killed and raced (installs their Debian packages)
	@$(BIN)/pytest -q -n 2 tests/infra

lint: $(READY) ## style, types and layers
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check --quiet . || { echo "make format mends the layout of:"; $(BIN)/ruff format --check . ; exit 1; }
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(READY) ## lay the code out and mend what can be mended
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

docs: $(READY) ## build the documentation into build/docs
	@$(BIN)/python -m docs.site build/docs

compiled: $(COMPILED) ## build the compiled engine into build/compiled (use it with PYTHONPATH=build/compiled)

generated: $(READY) ## write the modules that follow from fields and steps of the games anew
	@$(BIN)/python -m phylarium.kernel.generation
	@for toy in families/shore cove forest lagoon tidepool; do $(BIN)/python -m phylarium.kernel.generation tests/toy/$$toy; done

fuzz: $(READY) $(COMPILED) ## games of every kind, every position checked, a tenth of them by both builds (GAME=, GAMES=2000)
	@mkdir -p build/fuzz
	@PYTHONPATH=build/compiled $(BIN)/phylarium fuzz $(GAME) --games $(GAMES) --state build/fuzz/compiled.jsonl $(RAY)
	@$(BIN)/phylarium fuzz $(GAME) --games $(TENTH) --state build/fuzz/interpreted.jsonl --against build/fuzz/compiled.jsonl $(RAY)

mutate: $(READY) ## do the tests notice a slip in the rules of a game? (GAME=marine, N=200, SEED=1)
	@$(BIN)/python -m tests.mutation $(GAME) -n $(N) --seed $(SEED)

fresh: ## both commands from a clean clone in a bare Debian 12 and 13 (as root; RELEASES="bookworm trixie")
	@tests/fresh/run.sh $(RELEASES)

deployed: ## docs/deploy.md followed on a Debian that boots: systemd, PostgreSQL, Redis, nginx (as root)
	@tests/fresh/deployed.sh $(RELEASE)

image: ## the image of deploy/Containerfile, built and run without a registry (as root)
	@tests/fresh/image.sh

dist: $(READY) | compiler ## source package, pure wheel and compiled wheel into dist/, each installed into empty environments and tried there
	@rm -rf dist build/dist
	@mkdir -p build/dist build/libraries
	@echo "Making the source package, and both wheels from it alone"
	@$(BUILD) --sdist . >build/dist.log 2>&1 || { cat build/dist.log; exit 1; }
	@tar -xzf dist/*.tar.gz -C build/dist --strip-components=1
	@$(BUILD) --wheel build/dist >build/dist.log 2>&1 || { cat build/dist.log; exit 1; }
	@rm -rf build/dist/build && mkdir build/dist/build && ln -s ../../libraries build/dist/build/libraries
	@PHYLARIUM_COMPILE=1 $(BUILD) --wheel build/dist >build/dist.log 2>&1 || { cat build/dist.log; exit 1; }
	@rm -rf build/dist
	@du -h --apparent-size dist/*
	@$(BIN)/pytest -q -n 2 --dist loadscope tests/installed

bench: $(READY) $(COMPILED) ## speed against a peer, as ratios in one run
	@$(BIN)/python bench/speed.py

train: $(READY) $(COMPILED) ## teach the learned bot a game on all cores, and measure it; goes on where it was (GAME=marine, MINUTES=20, FURTHER=1 begins with what came with the game)
	@PYTHONPATH=build/compiled $(BIN)/phylarium train $(GAME) $(if $(FURTHER),--further) --minutes $(MINUTES) --games $(ROUND) --out build/train/$(GAME)
	@PYTHONPATH=build/compiled $(BIN)/phylarium train $(GAME) --measure 200 --out build/train/$(GAME) --seed fresh

train-test: ## five minutes of training from a clean clone, measured
	@tests/fresh/train.sh

ladders: $(READY) $(COMPILED) ## all bots against each other, side by side; goes on where it was (GAME=, MINUTES=20, LADDER=200, TOP=apex:100)
	@mkdir -p build/ladders
	@PYTHONPATH=build/compiled $(BIN)/python -m bench.ladders --minutes $(MINUTES) --games $(LADDER) --top $(TOP) \
		$(addprefix --game ,$(GAME)) --jobs $$(nproc) --log build/ladders/games.jsonl --out build/ladders/tables.md
	@cat build/ladders/tables.md

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache bench/results.json
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

# $(call need,TEST,PACKAGES): install Debian packages where TEST fails, or say which ones are wanted.
define need
	@if ! { $(1); } >/dev/null 2>&1; then \
		install="apt-get install -y --no-install-recommends $(2)"; \
		if ! command -v apt-get >/dev/null; then echo "Needed and missing here: $(2). Please install it, then try again."; exit 1; fi; \
		if [ "$$(id -u)" = 0 ]; then as=""; \
		elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then as="sudo"; \
		else echo "Needed and missing here: $(2). Please run as root: $$install"; exit 1; fi; \
		echo "Installing $(2)"; \
		$$as apt-get update -qq && $$as env DEBIAN_FRONTEND=noninteractive $$install -qq >/dev/null \
		|| { echo "That failed. Please run as root: $$install"; exit 1; }; \
	fi
endef

python-package:
	$(call need,command -v $(PYTHON),python3 python3-venv)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	|| { echo "Python 3.11 or newer is needed; $(PYTHON) is $$($(PYTHON) -V 2>&1). Name another one: make PYTHON=python3.12"; exit 1; }
	$(call need,$(PYTHON) -c 'import ensurepip$(comma) venv',python3-venv)

compiler: $(READY)
	$(call need,command -v gcc && echo '#include <stdio.h>' | gcc -E -,gcc libc6-dev)
	$(call need,$(BIN)/python -c 'import os$(comma) sysconfig; os.stat(os.path.join(sysconfig.get_path("include")$(comma) "Python.h"))',python3-dev)

comma := ,

$(PLAYABLE): pyproject.toml setup.py constraints.txt | python-package
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { echo "Making $(VENV)"; $(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing Phylarium into $(VENV)"
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation -e '.[table,arena]'
	@touch $@

$(READY): $(PLAYABLE)
	@echo "Installing the tools of its makers into $(VENV)"
	@$(PIP) --no-build-isolation -e '.[table,arena,ray,envs,dev,docs]'
	@touch $@

browser: $(READY)
	$(call need,command -v chromium,chromium)
	$(call need,command -v npm,npm)
	$(call need,command -v rsvg-convert,librsvg2-bin)
	@# Playwright's own program wants it; a bare Debian 12 has it from nothing else.
	$(call need,$(BIN)/python -m playwright --version,libatomic1)
	@[ -d build/axe/node_modules/axe-core ] || npm install --silent --no-audit --no-fund --prefix build/axe axe-core@$(AXE)

$(COMPILED): $(SOURCES) setup.py pyproject.toml $(READY) | compiler
	@echo "Compiling the engine (what changed of it; all of it takes some minutes)"
	@rm -rf build/compiled && mkdir -p build
	@PHYLARIUM_COMPILE=1 $(BIN)/python setup.py -q build --build-lib build/compiled --build-temp build/objects \
		>build/compiled.log 2>&1 || { cat build/compiled.log; exit 1; }
	@touch $@
