"""Simulators of other people, random players. Decisions are counted, chance events are not."""

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import Any

BATCH = 1024


def catanatron() -> Iterator[int]:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    seed = 0
    yield 0
    while True:
        game: Any = Game([RandomPlayer(color) for color in colors], seed=(seed := seed + 1))
        game.play()
        yield len(getattr(game.state, "action_records", None) or game.state.actions)


def fastcatan_driven() -> Iterator[int]:
    import fastcatan

    game, draw, seed = fastcatan.Env(), Random(1).random, 0
    yield 0
    while True:
        game.reset(seed=(seed := seed + 1))
        decisions = 0
        while not game.done:
            legal = game.legal_actions()
            game.step(legal[int(draw() * len(legal))])
            decisions += 1
        yield decisions


def fastcatan_batch() -> Iterator[int]:
    import fastcatan
    import numpy as np

    dones = np.zeros(BATCH, np.uint8)
    return picked(fastcatan, lambda many, actions: many.step_autoreset(actions, dones))


def older_fastcatan_batch() -> Iterator[int]:
    """The version that lies beside the newer one; here `step` begins ended games anew."""
    sys.path.insert(0, str(Path(sys.prefix) / "older"))
    import fastcatan
    import numpy as np

    if not version("fastcatan").startswith("1."):
        raise ImportError(f"fastcatan {version('fastcatan')} is not the older one")
    rewards, dones = np.zeros(BATCH, np.float32), np.zeros(BATCH, np.uint8)
    return picked(fastcatan, lambda many, actions: many.step(actions, rewards, dones))


def picked(fastcatan: Any, step: Callable[[Any, Any], object]) -> Iterator[int]:
    """A batch of fastcatan, with NumPy picks from its masks."""
    import numpy as np

    many, random = fastcatan.BatchedEnv(BATCH, seed=0), np.random.default_rng(1)
    many.reset()
    masks = np.zeros((BATCH, fastcatan.MASK_WORDS), np.uint64)
    shape = (BATCH, fastcatan.NUM_ACTIONS)
    yield 0
    while True:
        many.write_masks(masks)
        bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")[:, : shape[1]]
        drawn = random.random(shape, np.float32) * bits
        step(many, drawn.argmax(1).astype(np.uint32))
        yield BATCH


def open_spiel(name: str) -> Iterator[int]:
    import pyspiel

    game, draw = pyspiel.load_game(name), Random(1).random
    yield 0
    while True:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(legal[int(draw() * len(legal))])
        yield decisions


def petting_zoo(name: str) -> Iterator[int]:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    draw, seed = Random(1).random, 0
    yield 0
    while True:
        env.reset(seed=(seed := seed + 1))
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1
        yield decisions


def pgx_batch(name: str) -> Iterator[int]:
    """Compiled by JAX for the processor, choices drawn inside, ended games begun anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def play(state: Any, key: Any) -> Any:
        key, draw, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        chosen = jax.random.categorical(draw, logits, axis=-1)
        return step(state, chosen, jax.random.split(chance, BATCH)), key

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH))
    state, key = play(state, key)
    jax.block_until_ready(state.rewards)
    yield 0
    while True:
        state, key = play(state, key)
        jax.block_until_ready(state.rewards)
        yield BATCH
