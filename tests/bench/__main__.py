"""Every bench, one row of JSON a figure: `python -m tests.bench`."""

from __future__ import annotations

from tests.bench import render, store

if __name__ == "__main__":
    render.main()
    store.main()
