.DEFAULT_GOAL := help

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

# More words for the command behind a target: make test ARGS='-k quest', make bench ARGS='--games 50'.
ARGS ?=

.PHONY: help setup play test bench soak cards compiled clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-8s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## make .venv and install the package with its tools

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "illumineer needs Python 3.11 or newer; choose one with: make PYTHON=python3.x"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@$(BIN)/python -m compileall -q src  # also where Python is told not to write bytecode: commands start faster
	@touch $@

play: setup ## watch a demonstration game
	$(BIN)/illumineer demo $(ARGS)

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

compiled: setup ## compile the core with mypyc into build/compiled, and measure it
	rm -rf build/compiled && mkdir -p build && cp -r src build/compiled
	cd build/compiled && ../../$(BIN)/mypyc \
		$$(find illumineer/core -name '*.py' ! -name '__init__.py') illumineer/compile/specs.py > ../compiled.log 2>&1 \
		|| { tail -20 ../compiled.log; exit 1; }
	cd build/compiled && PYTHONPATH=. ../../$(BIN)/python -m illumineer bench $(ARGS)

clean: ## remove everything that was made
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .coverage htmlcov
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
