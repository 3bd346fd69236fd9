"""`python -m tests.core.leaky GAME SHOWN`: a core that writes a secret into its tensors, before the
law. Fails as the law does."""

import sys
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from panicroom.core.build import SOURCES, compiling, library_of, linking, run, sources_of
from tests.core.loading import load

QUICK = ("-O0", "-w")
HONEST = "put(sheet, s->seats);"
SECRETS = {"station": "s->host", "panik": "s->manor[MANORS_EACH * ((viewer + 1) % s->seats)]"}


def build_leaky(game: str, folder: Path) -> Path:
    root = copytree(SOURCES, folder / "native")
    tensor = root / game / "tensor.c"
    text = tensor.read_text(encoding="utf-8")
    assert text.count(HONEST) == 1
    leak = f"put(sheet, s->seats + 8 * {SECRETS[game]});"
    tensor.write_text(text.replace(HONEST, leak), encoding="utf-8")
    library = folder / library_of(game)
    words = compiling(game, folder, QUICK, root)
    run([*words, *linking(), *map(str, sources_of(game, root)), "-o", str(library)])
    return library


if __name__ == "__main__":
    game, shown = sys.argv[1:]
    with TemporaryDirectory() as folder:
        load(game, build_leaky(game, Path(folder)))
        from tests.core.secrecy import SHOWN, check_games
        from tests.core.twins import TWINS

        check_games(TWINS[game], SHOWN[shown])
