"""This suite runs in `.venv/research`: `python -m tests doors` knows it, a plain pytest of
`.venv/dev` collects none of it."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("pyspiel") else ["test_*.py"]
