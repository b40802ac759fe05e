"""`python -m illumineer` is `illumineer`."""

import sys

from illumineer.cli.main import main

sys.exit(main())
