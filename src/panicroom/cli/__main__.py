"""`python -m panicroom.cli` is `panicroom`."""

import sys

from panicroom.cli import main

sys.exit(main())
