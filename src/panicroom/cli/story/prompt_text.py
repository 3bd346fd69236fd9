"""A question to a program in words: what a person in its seat would have on the screen."""

from collections.abc import Iterable, Iterator
from os import terminal_size
from typing import Final

from panicroom.cli.faces import Face
from panicroom.cli.screen.color import plain
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import scenes, table_blocks
from panicroom.kernel.message import Message
from panicroom.research.program.request import Asked, Said, Wrong
from panicroom.telling.claims import (
    claim_choices,
    claim_message,
    claiming_message,
    example_claim,
)
from panicroom.words import Words

SCREEN: Final = terminal_size((88, 50))
"""The same wherever the program runs."""


class Paper(Terminal):
    @property
    def screen(self) -> terminal_size:
        return SCREEN


def prompt_text(words: Words, face: Face, asked: Asked) -> str:
    blocks = [
        *wrong_lines(words, face, asked),
        *paragraph(words, face.introduction(asked.view)),
        *story(words, face, asked),
        *filter(None, ["\n".join(said_line(words, face, said) for said in asked.said)]),
        *table_blocks(Paper(words), face, asked.view),
        *paragraph(words, face.own(asked.view)),
        words.tell(face.owed(asked.view)),
        "\n".join(option_lines(words, face, asked)),
        "\n".join(claim_lines(words, face, asked)),
        how_to_answer(words, face, asked),
    ]
    return plain("\n\n".join(blocks)).replace("\N{NO-BREAK SPACE}", " ")


def how_to_answer(words: Words, face: Face, asked: Asked) -> str:
    """With an example that could be answered so."""
    subjects = asked.truths.subjects(asked.view)
    verb, fields = next(iter(claim_choices(face, asked.view.seats, asked.view.viewer).items()))
    parts = ["1", f"claim {example_claim(verb, fields)}"]
    parts += [f"believe {subject} 0.7" for subject in subjects[:1]]
    return words.say(
        "llm-how",
        most=len(asked.options),
        example="; ".join(parts),
        about=", ".join(subjects),
        question=Message(f"llm-question-{asked.truths.question}"),
    )


def paragraph(words: Words, messages: Iterable[Message]) -> list[str]:
    text = " ".join(words.tell(message) for message in messages)
    return [text] if text else []


def story(words: Words, face: Face, asked: Asked) -> Iterator[str]:
    for scene in scenes(face, asked.heard):
        yield from paragraph(words, face.story(scene, asked.view.viewer))


def said_line(words: Words, face: Face, said: Said) -> str:
    seat, claim = Message(f"seat-{face.seat_words[said.seat]}"), claim_message(face, said.claim)
    return words.say("llm-said", seat=seat, claim=claim)


def option_lines(words: Words, face: Face, asked: Asked) -> Iterator[str]:
    for number, option in enumerate(asked.options, 1):
        told = words.tell(face.choice(asked.view, option).message)
        yield f"{number}. {face.game.spell(option)}: {told}"


def claim_lines(words: Words, face: Face, asked: Asked) -> Iterator[str]:
    yield words.say("llm-claims")
    choices = claim_choices(face, asked.view.seats, asked.view.viewer)
    for verb, fields in choices.items():
        values = " ".join(f"({'|'.join(told)})" for told in fields.values())
        yield f"{f'claim {verb} {values}'.rstrip()}: {words.tell(claiming_message(verb))}"


def wrong_lines(words: Words, face: Face, asked: Asked) -> Iterator[str]:
    if asked.wrong is not None:
        yield words.say("llm-wrong", reason=reason(face, asked, asked.wrong))


def reason(face: Face, asked: Asked, wrong: Wrong) -> Message:
    refusal = wrong.params.get("refusal")
    if refusal is not None:
        return face.refuse(refusal, asked.view.viewer)
    return Message(f"llm-wrong-{wrong.why}", wrong.params)
