"""A core that was built otherwise, in the place of the usual one."""

import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path


def load(game: str, library: Path) -> None:
    """Before anything else of the core is imported."""
    name = f"panicroom.core._{game}"
    loader = ExtensionFileLoader(name, str(library))
    module = module_from_spec(ModuleSpec(name, loader, origin=str(library)))
    loader.exec_module(module)
    sys.modules[name] = module
