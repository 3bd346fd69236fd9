"""`python -m tests.server.load.collecting_server serve ...`: a server that collects garbage on
SIGUSR1, so that only memory in use is measured."""

import gc
import signal
import sys

from panicroom.cli import main

if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, lambda *_: gc.collect())
    sys.exit(main())
