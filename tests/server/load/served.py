"""`python -m tests.server.load.served serve ...`: a server that looks for its garbage when it is
sent SIGUSR1, so that what is measured is held and not merely left."""

import gc
import signal
import sys

from panicroom.cli import main

if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: gc.collect())
    sys.exit(main())
