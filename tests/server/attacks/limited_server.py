"""A server that may open few files: `SOFT [HARD] serve ...`."""

import resource
import sys

from panicroom.cli import main


def limited(soft: int, hard: int) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


if __name__ == "__main__":
    numbers = [int(each) for each in sys.argv[1:3] if each.isdecimal()]
    limited(numbers[0], numbers[-1])
    sys.exit(main(sys.argv[1 + len(numbers) :]))
