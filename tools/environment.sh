#!/bin/sh
# Makes .venv/NAME from locks/NAME.txt with plain venv and pip; does nothing if it is up to date.
# Called by the Makefile:  sh tools/environment.sh run|dev|research
set -eu
name=$1
venv=.venv/$name
lock=locks/$name.txt

say() { printf 'panicroom: %s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# Candidates are run, not only looked up: a pyenv shim may stand for a version that is not active.
choose_python() {
    set -- python3.13 python3.12 python3.11 python3
    [ -z "${PYTHON:-}" ] || set -- "$PYTHON"
    lacking=
    for python in "$@"; do
        is_new_enough "$python" || continue
        has_venv "$python" && return
        lacking=${lacking:-$python}
    done
    [ -z "$lacking" ] || fail "$lacking lacks its venv module:" \
        "install it (Debian, Ubuntu: apt install python3-venv) and run make again."
    [ -z "${PYTHON:-}" ] || fail "PYTHON=$PYTHON is not a working Python 3.11 or newer."
    fail "no Python 3.11 or newer found: install one (Debian, Ubuntu: apt install python3" \
        "python3-venv; macOS: brew install python) or name it: make PYTHON=/path/to/python3."
}

# The environment keeps what it was made from, and contents are compared, not dates. The folder
# belongs to it: a copied environment would go on running the code of the folder it was made in.
packages() { pwd -P; cat "$lock"; }
are_packages_current() {
    [ -x "$venv/bin/python" ] && [ "$(packages)" = "$(cat "$venv/made-from-lock" 2>/dev/null)" ] &&
        { [ -z "${PYTHON:-}" ] || [ "$PYTHON" = "$(cat "$venv/made-with")" ]; }
}
is_project_current() { [ "$(cat pyproject.toml)" = "$(cat "$venv/made-from-project" 2>/dev/null)" ]; }

# Settings of the person's shell that send packages elsewhere or refuse an editable install.
# The index settings are theirs and stay.
unset PIP_CONSTRAINT PIP_DRY_RUN PIP_NO_BINARY PIP_PREFIX PIP_PYTHON PIP_ROOT PIP_TARGET
export PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_INPUT=1 PIP_REQUIRE_HASHES=0 PIP_USER=0
# -qq: errors only, for a plain -q still shows a warning for each package an extra index lacks.
install() {
    "$venv/bin/python" -m pip install -qq "$@" ||
        fail "pip could not install into $venv (its reason is above): is your package index reachable?"
}

if ! are_packages_current; then
    choose_python
    say "setting up $venv with $python (once; may take a minute) ..."
    rm -rf "$venv"
    "$python" -m venv "$venv" || fail "$python could not make $venv."
    install --require-hashes -r "$lock"
    printf '%s\n' "$python" >"$venv/made-with"
    packages >"$venv/made-from-lock"
fi
if ! is_project_current; then
    PANICROOM_SKIP_WEB=1 install --no-build-isolation --no-deps -e .
    cp pyproject.toml "$venv/made-from-project"
fi

# The native core is for research and tests, and for whoever has a compiler; it says why if not.
[ "$name" = run ] || "$venv/bin/python" -m panicroom.core.build || :

# The doors of research need no page.
[ "$name" != research ] || exit 0

# The page is built into src, so both environments share it and what it was made from.
made_from=.venv/page-made-from
page_sources() {
    find web src/panicroom/locales hatch_build.py -name node_modules -prune -o -type f -exec cksum {} + |
        LC_ALL=C sort
}
is_page_current() {
    [ -f src/panicroom/static/index.html ] && [ "$sources" = "$(cat "$made_from" 2>/dev/null)" ] &&
        { [ "$name" = run ] || [ -x web/node_modules/.bin/vitest ]; }
}
build_page() {
    say "building the page ..."
    # Where the machine has no Node, or an old one, it comes into the environment.
    PATH=$PWD/$venv/bin:$PATH
    "$venv/bin/python" -c 'import hatch_build, sys; sys.exit(not hatch_build.has_node())' ||
        install --require-hashes -r locks/node.txt
    "$venv/bin/python" hatch_build.py "$name" ||
        fail "the page could not be built (npm's reason is above); PANICROOM_SKIP_WEB=1 goes without it."
    printf '%s\n' "$sources" >"$made_from"
}

if [ -z "${PANICROOM_SKIP_WEB:-}" ]; then
    sources=$(page_sources)
    is_page_current || build_page
fi
