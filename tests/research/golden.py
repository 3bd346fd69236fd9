"""What each encoding is called, number by number, as it is frozen; and what each version was, which
nobody writes over."""

from hashlib import blake2b
from pathlib import Path

from panicroom.research.encoding import ENCODINGS, describe

FOLDER = Path(__file__).parent / "frozen"
VERSIONS = FOLDER / "versions.txt"


def golden_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def golden_text(name: str) -> str:
    return "\n".join(describe(ENCODINGS[name])) + "\n"


def digest(name: str) -> str:
    """Of all names in their order, without the heading that says the version."""
    body = "\n".join(describe(ENCODINGS[name])[1:])
    return blake2b(body.encode(), digest_size=16).hexdigest()


def version(name: str) -> str:
    return f"{name} {ENCODINGS[name].version}"


def versions() -> dict[str, str]:
    """Game and version, and the digest of all their names."""
    lines = VERSIONS.read_text(encoding="utf-8").splitlines()
    return {version: digest for version, _, digest in (line.rpartition(" ") for line in lines)}


def add_version(name: str) -> None:
    """A version that is there already stays what it is: a change takes the next one."""
    known = versions() | {version(name): versions().get(version(name), digest(name))}
    lines = [f"{version} {digest}\n" for version, digest in sorted(known.items())]
    VERSIONS.write_text("".join(lines), encoding="utf-8")
