"""Every bench, one row of JSON a figure: `python -m tests.bench`."""

from __future__ import annotations

from tests.bench import growth, memory, path, render, rules, store

if __name__ == "__main__":
    for bench in (rules, render, store, growth, path, memory):
        bench.main()
