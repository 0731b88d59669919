# Everything a newcomer needs: `make play` and `make test`. `make help` lists the rest.
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.parlour-installed
WEB := .venv/.parlour-web-installed

.PHONY: help setup play test test-long test-compose test-edges test-faults web test-web test-web-long check format proto lock soak bench up
.DEFAULT_GOAL := help

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 14

setup: $(STAMP)  ## make .venv with .venv/bin/parlour from the lock file

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Parlour needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1). Try make PYTHON=python3.12"; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Installing what Parlour needs into .venv (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: setup  ## start the embedded server and a game against bots in this terminal
	@$(BIN)/parlour play $(ARGS)

test: setup  ## all tests, one game a cell
	@$(BIN)/python -m pytest -q -n 3 --dist loadscope -m "not long and not faults and not compose and not edges and not web and not soak" $(ARGS)

test-long: setup  ## the same with 20 games a cell
	@$(BIN)/python -m pytest -q -n 2 -m "long and not web" $(ARGS)

test-compose: setup  ## the hosted form with real containers; needs a Docker engine
	@$(BIN)/python -m pytest -q -m compose tests/compose $(ARGS)

test-edges: setup  ## the sample configurations of deploy/; needs nginx, caddy and envoy on the PATH
	@$(BIN)/python -m pytest -q -m edges tests/edges $(ARGS)

test-faults: setup  ## the whole of the fault suite: kills, outages, storms (about half an hour)
	@$(BIN)/python -m pytest -q -s -m "faults" tests/distributed $(ARGS)

web: setup  ## build the page, with the machine's Node or the one that pip brings
	@$(BIN)/python clients/web/build.py $(ARGS)

test-web: $(WEB)  ## the page in Chromium, which has to be on the machine (PARLOUR_TEST_CHROMIUM); PARLOUR_TEST_PAGE names another server
	@$(BIN)/python -m pytest -q -m "web and not long" tests/web $(ARGS)

test-web-long: $(WEB)  ## the page's tests that take minutes
	@$(BIN)/python -m pytest -q -m "web and long" tests/web $(ARGS)

$(WEB): requirements-web.lock clients/web/package-lock.json | setup
	@echo "Installing what the page's tests need (once) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-web.lock
	@$(BIN)/python clients/web/build.py --install
	@touch $@

check: setup  ## lint, types, import contracts, proto lint, generated code is current
	@$(BIN)/ruff format --check --quiet . || { echo "run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/buf lint
	@$(BIN)/python proto/generate.py --check
	@PYTHONPATH=services:clients $(BIN)/lint-imports --no-logo
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/pyright

format: setup  ## format and mend what can be mended
	@$(BIN)/ruff format --quiet .
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/buf format -w

proto: setup  ## generate the Python API from proto/
	@$(BIN)/python proto/generate.py

lock: setup  ## renew the lock files from pyproject.toml
	@$(BIN)/python -m pip install --quiet pip-tools
	@for form in "requirements.lock --all-extras pyproject.toml" "requirements-server.lock --extra server --extra build pyproject.toml" \
		"requirements-web.lock tests/web/requirements.in"; do \
		$(BIN)/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-header --no-emit-index-url \
			--no-emit-find-links --no-emit-trusted-host --output-file $$form; done

soak: setup  ## half an hour of guests who come and go (PARLOUR_SOAK_MINUTES)
	@$(BIN)/python -m pytest -q -s -m soak tests/soak $(ARGS)

bench: setup  ## measure, as ratios within one run
	@$(BIN)/python -m tests.benchmarks $(ARGS)

up:  ## the hosted form: docker compose up
	docker compose up --build
