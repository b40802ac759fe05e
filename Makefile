.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Playing needs the package alone; testing and building also need its tools, which are ten times as large.
PLAYABLE := $(VENV)/.playable
STAMP := $(VENV)/.installed

# More words for the command behind a target: make test ARGS='-k quest', make bench ARGS='--games 50'.
ARGS ?=

.PHONY: help setup play demo serve page site load test test-page bench soak cards digests examples wheel test-wheel \
	bench-wheel instructions clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv and install the package with its tools

$(PLAYABLE): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "illumineer needs Python 3.11 or newer; choose one with: make PYTHON=python3.x"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e .
	@$(BIN)/python -m compileall -q src  # also where Python is told not to write bytecode: commands start faster
	@touch $@

$(STAMP): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

play: $(PLAYABLE) ## play at the table with two starter decks
	$(BIN)/illumineer play $(ARGS)

demo: $(PLAYABLE) ## watch a demonstration game
	$(BIN)/illumineer demo $(ARGS)

# The page: built with Node from the path if it is new enough, else with the one from PyPI; the server needs two packages.
SERVABLE := $(VENV)/.servable
NODE := $(VENV)/.node
WITH_NODE = PATH="$$(cat $(NODE)):$$PATH"
PAGE := src/illumineer/web/page
PAGE_SOURCES := $(shell find page -path '*/node_modules' -prune -o -path page/site -prune -o -type f -print 2>/dev/null) \
	page/site/build.py page/site/compress.mjs src/illumineer/web/headers.py \
	$(shell find src/illumineer/desk src/illumineer/rulebook src/illumineer/cards/data -type f -not -name '*.pyc') \
	$(wildcard src/illumineer/words/*/page.py src/illumineer/words/titles/*.py)

$(SERVABLE): $(PLAYABLE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[web]'
	@touch $@

$(NODE): $(PLAYABLE)
	$(BIN)/python page/site/node.py > $@

# Not `npm ci`: it refuses a lock without the parts of other systems, which not every registry has.
page/node_modules/.package-lock.json: page/package-lock.json | $(NODE)
	$(WITH_NODE) npm install --no-save --prefix page --no-audit --no-fund --silent
	@touch $@

page/site/node_modules/.package-lock.json: page/site/package-lock.json | $(NODE)
	$(WITH_NODE) npm install --no-save --prefix page/site --no-audit --no-fund --silent
	@touch $@

$(PAGE)/index.html: $(PAGE_SOURCES) page/node_modules/.package-lock.json | $(PLAYABLE)
	$(WITH_NODE) npm run build --prefix page --silent
	$(BIN)/python -m illumineer.desk.static $(PAGE)
	$(BIN)/python page/site/build.py --finish
	$(WITH_NODE) node page/site/compress.mjs $(PAGE)

page: $(PAGE)/index.html ## build the page that the server shows and the wheel ships

serve: $(PAGE)/index.html $(SERVABLE) ## the page in the browser: make serve ARGS='--port 8000 --no-browser'
	$(BIN)/illumineer serve $(ARGS)

site: $(PAGE)/index.html page/site/node_modules/.package-lock.json ## build the static site in site/, engine and all
	$(WITH_NODE) $(BIN)/python page/site/build.py $(ARGS)

load: $(SERVABLE) ## measure how many calls a second the server answers on one core
	$(BIN)/python -m tests.web.load $(ARGS)

test-page: setup ## the longer tests of the page, its server and the static site
	$(MAKE) site ARGS=
	$(WITH_NODE) ILLUMINEER_LONG=1 $(BIN)/python -m pytest tests/web tests/page $(ARGS)

test: setup ## ruff, mypy and every test
	$(BIN)/python -m ruff check .
	$(BIN)/python -m mypy --strict src
	$(BIN)/python -m pytest -n 2 --dist loadfile $(ARGS)

bench: setup ## measure the speed of the engine
	$(BIN)/illumineer bench $(ARGS)

soak: setup ## play many games and check the laws of the game in each
	$(BIN)/illumineer soak $(ARGS)

FILE ?= allCards.json

cards: setup ## build the shipped card database from a card file: make cards FILE=allCards.json
	$(BIN)/illumineer cards build $(FILE)

examples: setup ## gather the examples into the file that the package ships, after a change in examples/
	$(BIN)/python -m illumineer.desk.gather

digests: setup ## write the digests of what the shipped cards say anew, after a change of wording
	$(BIN)/python -m illumineer.cards.written

# The wheel with the compiled core, and an environment of its own in which it is installed.
WHEEL := build/wheel
WHEELED := $(WHEEL)/.installed

wheel: dist/.built ## build a wheel with a compiled core in dist/

dist/.built: pyproject.toml hatch_build.py $(wildcard $(PAGE)/index.html) $(shell find src/illumineer -name '*.py' -o -name '*.jsonl') | $(STAMP)
	rm -rf build/mypyc dist
	HATCH_BUILD_HOOK_ENABLE_CUSTOM=true $(BIN)/python -m hatchling build -t wheel
	@touch $@

$(WHEELED): dist/.built
	rm -rf $(WHEEL) && $(PYTHON) -m venv $(WHEEL)
	$(WHEEL)/bin/python -m pip install --quiet --disable-pip-version-check "$$(ls dist/*.whl)[dev]"
	@touch $@

test-wheel: $(WHEELED) ## every test against the wheel, in an environment of its own
	$(WHEEL)/bin/python -m pytest -n 2 --dist loadfile -o pythonpath=. $(ARGS)

bench-wheel: $(WHEELED) ## measure the speed of the compiled engine
	$(WHEEL)/bin/illumineer bench $(ARGS)

instructions: $(WHEELED) ## count the instructions of a compiled game (needs valgrind): make instructions ARGS='--decks a1 a2'
	$(WHEEL)/bin/illumineer bench --instructions $(ARGS)

clean: ## remove everything that was made
	rm -rf page/node_modules page/site/node_modules $(PAGE) site $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
