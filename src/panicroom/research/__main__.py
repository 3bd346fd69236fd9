"""`python -m panicroom.research GAME`: the actions and the bytes of a game, each with its name."""

import argparse

from panicroom.research.encoding import ENCODINGS, describe


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m panicroom.research", description=__doc__)
    parser.add_argument("game", choices=ENCODINGS)
    print("\n".join(describe(ENCODINGS[parser.parse_args().game])))


if __name__ == "__main__":
    main()
