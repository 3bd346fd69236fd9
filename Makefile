# Needs GNU make, a POSIX shell and Python 3.11 or newer; everything else comes from locks/.
# PYTHON=... chooses the Python, ARGS=... goes to the command behind a target.

# Settings of the person's shell that would change which code runs.
unexport PYTHONHOME PYTHONOPTIMIZE PYTHONPATH PYTHONSAFEPATH VIRTUAL_ENV

N ?= 1000
DECISIONS ?= 5000000
GAMES ?= 2500
KILLED ?= 40
PLAY ?= browser

play-in-browser = open
play-in-terminal = play
no-such-play = $(error PLAY is browser or terminal, not "$(PLAY)")

dev := .venv/dev/bin
# Node may have come into the environment: see tools/environment.sh.
with-node = cd web && PATH="$(CURDIR)/$(dev):$$PATH"
npm = $(with-node) npm
compile = uv pip compile --universal --python-version 3.11 --generate-hashes \
	--quiet --custom-compile-command 'make lock' $(ARGS)

.PHONY: help play test check format bench peers sb3 doors-bench web-bench gallery leaflets screenshots load store-bench siege kills cluster cluster-kills balance golden puzzles-check laws imagine-check lockstep core-sanitize core-fuzz core-coverage core-mutate mutate docs release types lock clean run-environment dev-environment research-environment

help: ## show this list
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: run-environment ## play in a browser; PLAY=terminal plays in the terminal
	@.venv/run/bin/panicroom $(or $(play-in-$(PLAY)),$(no-such-play)) $(ARGS)

test: dev-environment research-environment ## run every suite and show its seconds
	@$(dev)/python -m tests

check: dev-environment ## formatting, lint, types and the direction of imports
	$(dev)/ruff format --check
	$(dev)/ruff check
	$(dev)/mypy
	$(dev)/lint-imports
	@$(npm) run --silent check

format: dev-environment ## format the code and fix what the linter can
	$(dev)/ruff check --fix-only
	$(dev)/ruff format
	@$(npm) run --silent format

bench: dev-environment ## measure the engine's speed
	@$(dev)/panicroom bench $(ARGS)

doors-bench: research-environment ## measure the environments for learning libraries
	@.venv/research/bin/python -m tests.doors.bench

peers: dev-environment ## measure other simulators beside ours, in an environment of their own
	@$(dev)/python -m tests.peers $(ARGS)

web-bench: dev-environment ## measure the page (ARGS="--base REV" compares it with a revision)
	@$(dev)/python -m tests.e2e.bench $(ARGS)

sb3: dev-environment ## let MaskablePPO learn Panik for a minute, in an environment of its own
	@$(dev)/python -m tests.sb3 $(ARGS)

gallery: dev-environment ## show every drawing of the page in a browser, while you change them
	@$(npm) run --silent gallery -- $(ARGS)

leaflets: dev-environment ## print the rulebooks of both games in every language as PDF, into build/leaflets
	@$(dev)/python -m tests.e2e.leaflets build/leaflets

screenshots: dev-environment ## take the screenshots in docs/pictures again
	@$(dev)/python -m tests.e2e.pictures docs/pictures

load: dev-environment ## measure a server: memory per table and socket, and how many it can carry
	@$(dev)/python -m tests.server.load $(ARGS)

store-bench: dev-environment ## measure appends to SQLite and PostgreSQL
	@$(dev)/python -m tests.server.load.store_bench $(ARGS)

siege: dev-environment ## attack a server, and measure how long other players wait
	@$(dev)/python -m tests.server.siege $(ARGS)

kills: dev-environment ## play KILLED games (default 40) on a server that is repeatedly killed
	@$(dev)/python -m tests.server.conformance --games $(KILLED) $(ARGS)

cluster: dev-environment ## play on two servers behind nginx, with PostgreSQL and Redis, until Ctrl-C
	@$(dev)/python -m tools.cluster $(ARGS)

cluster-kills: dev-environment ## play games on two servers that are killed by turns, with PostgreSQL and Redis
	@$(dev)/python -m tests.server.cluster $(ARGS)

balance: dev-environment ## play GAMES games a table for docs/balance.md, draw and write it
	@$(dev)/python -m panicroom.sim.balance docs/balance --games $(GAMES) $(ARGS)
	@$(dev)/panicroom --lang en tells --games $(GAMES) --key balance --edition en --level hard --json \
		--plot docs/balance/beliefs.png > docs/balance/tells.part && mv docs/balance/tells.part docs/balance/tells.json
	@$(dev)/python tools/balance.py

golden: dev-environment research-environment ## rewrite the golden playthroughs and layouts
	@$(dev)/python -m tests.playthroughs
	@$(dev)/python -m tests.research
	@.venv/research/bin/python -m tests.doors.playthroughs

puzzles-check: dev-environment ## prove every shipped puzzle anew
	@$(dev)/python -m tests.puzzles

laws: dev-environment ## check the laws over N random games (default 1000)
	@$(dev)/python -m tests.laws --games $(N)

imagine-check: dev-environment ## check N imagined states (100000 by default) against all that their seats know
	@$(dev)/python -m tests.imagining --worlds $(if $(filter command line environment,$(origin N)),$(N),100000) $(ARGS)

lockstep: dev-environment ## play N games (default 1000) in the native core and the readable engine at once
	@$(dev)/python -m tests.core --games $(N) $(ARGS)

core-sanitize: dev-environment ## the native core with sanitizers: DECISIONS (default 5 million) and N games in lockstep
	@$(dev)/python -m tests.core.sanitized --decisions $(DECISIONS) --games $(N) $(ARGS)

core-fuzz: dev-environment ## the native core by itself over DECISIONS, with ids that nobody offers
	@$(dev)/python -m tests.core.soak --decisions $(DECISIONS) $(ARGS)

core-coverage: dev-environment ## which branches of the native core N games in lockstep reach
	@$(dev)/python -m tests.core.coverage --games $(N) $(ARGS)

core-mutate: dev-environment ## break rules in the native core one at a time; lockstep must notice
	@$(dev)/python -m tests.core.mutate $(ARGS)

mutate: dev-environment ## break rules one at a time; the tests must notice
	@$(dev)/python -m tests.mutate $(ARGS)

docs: dev-environment ## build the documentation site, with the reference, into build/site
	@NO_MKDOCS_2_WARNING=1 $(dev)/mkdocs build --quiet && echo build/site/index.html

release: dev-environment ## build wheel and sdist into dist, and try the wheel in an empty environment
	@$(dev)/python -m tools.release

types: dev-environment ## regenerate the page's types from the server's schema
	@$(dev)/python tools/wire.py | ($(with-node) node tools/types.js src/wire)
	@$(dev)/python tools/map_positions.py | ($(with-node) npx prettier --stdin-filepath positions.json) \
		> web/src/station/map/positions.json
	@for game in station panik; do \
		$(dev)/python tools/rulebook.py $$game > web/src/wire/rulebook/$$game.json || exit 1; done

lock: ## pin dependencies again (ARGS=--upgrade takes the newest)
	@PATH="$(CURDIR)/$(dev):$$PATH"; \
	command -v uv >/dev/null || { echo 'panicroom: make lock needs uv (pip install uv).' >&2; exit 1; }; \
	$(compile) pyproject.toml --group build --extra server -o locks/run.txt && \
	$(compile) pyproject.toml --constraints locks/run.txt -o locks/base.txt && \
	$(compile) pyproject.toml --group dev --extra server --extra cluster --extra push --extra plots --extra research --constraints locks/run.txt -o locks/dev.txt && \
	$(compile) pyproject.toml --group build --extra server --extra cluster --extra push --constraints locks/dev.txt -o locks/image.txt && \
	$(compile) pyproject.toml --group research-tests --extra research --extra openspiel --extra datasets --extra ray --constraints locks/dev.txt -o locks/research.txt && \
	$(compile) --group pyproject.toml:node -o locks/node.txt
	@# A lock must install anywhere: no host, no folder of the machine it was made on.
	@if grep -n '://' locks/*.txt; then exit 1; fi

clean: ## remove environments, caches and builds (saved games stay)
	rm -rf .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist \
		src/panicroom/static src/panicroom/core/_*.abi3.so src/panicroom/core/_built-from \
		web/node_modules
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

run-environment:
	@sh tools/environment.sh run

dev-environment:
	@sh tools/environment.sh dev

research-environment:
	@sh tools/environment.sh research
