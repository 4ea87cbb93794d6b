"""Every bench, one row of JSON a figure: `python -m tests.bench`. What is measured is on stderr."""

from __future__ import annotations

import sys

from tests.bench import growth, memory, path, render, rules, store

if __name__ == "__main__":
    for bench in (rules, render, store, growth, path, memory):
        sys.stderr.write(f"Measuring: {bench.__name__.rpartition('.')[2]} …\n")
        bench.main()
