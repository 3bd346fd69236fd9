"""`python -m tests.research` writes the golden files of the encodings."""

from panicroom.research.encoding import ENCODINGS
from tests.research.golden import add_version, golden_file, golden_text

for name in ENCODINGS:
    golden_file(name).write_text(golden_text(name), encoding="utf-8")
    add_version(name)
