"""Look for a Chromium before the tests, and try to install one: `python -m tests.browser`.

Without one the browser's tests are skipped; with CI in the environment that is a failure.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

from tests.browser.chromium import NONE, executable


def main() -> int:
    if asyncio.run(executable()) is not None:
        return 0
    install = [sys.executable, "-m", "playwright", "install", "chromium"]
    installed = subprocess.run(install, capture_output=True, check=False)
    if installed.returncode == 0 and asyncio.run(executable()) is not None:
        return 0
    if os.environ.get("CI"):
        sys.stderr.write(f"{NONE}.\n")
        return 1
    sys.stdout.write(f"{NONE}. The tests in the browser will be skipped.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
