# make play · make test · make soak · make bench: each sets up what it needs in .venv first.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install

.PHONY: help play test check coverage soak bench clean

help:
	@echo "make play      the bot on Discord, or without a token the playground in your browser"
	@echo "make test      lint, types and all tests, a quarter of an hour"
	@echo "make check     lint and types alone"
	@echo "make coverage  the tests again, and the lines that none of them reaches"
	@echo "make soak      thousands of matches (fewer with N=10), power cuts, and faults of every kind"
	@echo "make bench     figures to compare, one line of JSON each"
	@echo "make clean     remove .venv and what the tools have kept"

play: .venv/play.txt
	@$(BIN)/python -m bot

test: .venv/test.txt check
	@$(BIN)/python -m tests.browser
	$(BIN)/python -m pytest -n 2 --dist loadfile

check: .venv/test.txt
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy engine render bot

coverage: .venv/test.txt
	$(BIN)/python -m coverage run -m pytest
	$(BIN)/python -m coverage report --show-missing --skip-covered

soak: .venv/test.txt
	@$(BIN)/python -m tests.soak $(N)
	@$(BIN)/python -m tests.bot.killing

bench: .venv/test.txt
	@$(BIN)/python -m tests.bench

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

# What pyproject.toml asks for, in the versions it names.
.venv/play.txt: pyproject.toml | .venv/bin/pip
	@echo "Installing what the bot needs into .venv …"
	@$(BIN)/python -c "$$wanted" > $@.part
	@$(PIP) -r $@.part
	@mv $@.part $@

.venv/test.txt: pyproject.toml .venv/play.txt
	@echo "Installing what the tests need into .venv …"
	@$(BIN)/python -c "$$wanted" dev > $@.part
	@$(PIP) -r $@.part
	@mv $@.part $@

.venv/bin/pip:
	@test -n "$(PYTHON)" || { echo "Portage needs Python 3.11 or newer; none was found."; exit 1; }
	@echo "Making .venv with $(PYTHON) …"
	@$(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo "Python can't make a virtual environment. On Debian and Ubuntu: apt install python3-venv"; exit 1; }

define wanted
import sys, tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
print(*(project["optional-dependencies"][sys.argv[1]] if sys.argv[1:] else project["dependencies"]), sep="\n")
endef
export wanted
