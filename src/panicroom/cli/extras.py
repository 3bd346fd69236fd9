"""Optional packages, asked for where they are needed, so that all else works without them."""

from collections.abc import Iterator
from contextlib import contextmanager

from panicroom.cli.command_lines import install_command
from panicroom.cli.user_error import UserError


@contextmanager
def needing(extra: str, verb: str) -> Iterator[None]:
    """Around an import: says how the missing packages are installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "panicroom").split(".")[0] == "panicroom":
            raise  # a bug of ours, which no installation mends
        raise missing(extra, verb) from None


def missing(extra: str, verb: str) -> UserError:
    install = install_command(f"panicroom[{extra}]")
    return UserError("error-missing-extra", verb=verb).mended_by(install)
