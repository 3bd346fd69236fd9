"""Commands of every player at a table: say, claim, reply, order, vote, leave, return, link."""

from typing import Any

from panicroom.cli.colors import colors_of, in_game_words
from panicroom.cli.faces import Face
from panicroom.cli.flags import either, seat_of
from panicroom.cli.playing.input.prompt import Commands
from panicroom.cli.playing.input.typed_words import word_lists
from panicroom.cli.playing.server.server_errors import server_error_message
from panicroom.cli.playing.table.chair_status import is_played_by_guest
from panicroom.cli.screen.terminal import GAP, Leave, Terminal
from panicroom.cli.user_error import UserError
from panicroom.client import Api, Problem, Seat
from panicroom.client.address import link_address
from panicroom.client.api import Json
from panicroom.telling.claims import (
    ClaimFields,
    claim_choices,
    claim_message,
    claiming_message,
    example_claim,
    order_message,
    replies_to,
)
from panicroom.telling.notices import notice_message
from panicroom.telling.tables import votes_message
from panicroom.words import Message


class TableCommands:
    def __init__(self, terminal: Terminal, face: Face, api: Api, seat: Seat) -> None:
        self.terminal, self.face, self.api, self.seat = terminal, face, api, seat

    def commands(self) -> Commands:
        return {
            "command-say": self.say,
            "command-claim": self.claim,
            "command-reply": self.reply,
            "command-order": self.order,
            "command-vote": self.vote,
            "command-leave": self.leave,
            "command-return": self.come_back,
            "command-link": self.link,
        }

    def say(self, text: str) -> None:
        if text:
            self.wish("say", words=text)
        else:
            self.terminal.say("talk-say-what")

    def claim(self, text: str) -> None:
        """Without an argument list the claims; with a verb alone list its values."""
        choices = self.claim_choices()
        if not text:
            self.terminal.say("talk-claim-what")
            tell = self.terminal.words.tell
            examples = {verb: example_claim(verb, fields) for verb, fields in choices.items()}
            rows = [(text, tell(claiming_message(verb))) for verb, text in examples.items()]
            self.terminal.table(rows)
        elif choices.get(text):
            for words in choices[text].values():
                self.terminal.say("talk-claim-words", words=either(list(words)))
        else:
            self.wish("claim", claim=in_game_words(text, colors_of(self.terminal.words)))

    def reply(self, text: str) -> None:
        """To what somebody else has claimed last: a number of the list that it shows alone."""
        last = self.last_claim()
        if last is None:
            self.terminal.say("talk-reply-none")
            return
        replies = replies_to(self.face, last["seat"])
        if text.isdecimal() and 1 <= int(text[:2]) <= len(replies):
            self.wish("claim", claim=replies[int(text[:2]) - 1])
            return
        tell = self.terminal.words.tell
        told = (last["notice"], last["seat"], last["params"], last["words"])
        self.terminal.tell(notice_message(self.face, self.seat.number, *told))
        rows = [(str(n), tell(claim_message(self.face, r))) for n, r in enumerate(replies, 1)]
        self.terminal.table(rows)
        self.terminal.say("talk-reply-what")

    def last_claim(self) -> Json | None:
        """By somebody else, whom this game lets one answer."""
        if not self.face.game.manners.replies:
            return None
        claims = [each for each in self.seat.heard if each.get("notice") == "claimed"]
        others = [each for each in claims if each["seat"] != self.seat.number]
        return others[-1] if others else None

    def claim_choices(self) -> dict[str, ClaimFields]:
        seats, own = len(self.seat.state["chairs"]), self.seat.number
        return {} if own is None else claim_choices(self.face, seats, own)

    def order(self, text: str) -> None:
        """Set a standing order or switch it off; without an argument list the orders."""
        if text:
            is_off = text.lower() in word_lists(self.terminal.words, ["answer-off"])
            self.wish("order", order=None if is_off else text)
            return
        self.terminal.say("talk-order-what")
        tell = self.terminal.words.tell
        orders = self.face.game.manners.orders
        if orders:
            self.terminal.table([(order, tell(order_message(order))) for order in orders])

    def vote(self, text: str) -> None:
        """Vote to end the game, or with `no` take the vote back; shows all votes."""
        is_no = text.lower() in word_lists(self.terminal.words, ["answer-no"])
        if self.wish("vote", end=not is_no):
            self.seat.catch_up()
            self.show_votes()

    def show_votes(self) -> None:
        table = self.seat.state
        people = sum(map(is_played_by_guest, table["chairs"]))
        if table["votes"] and not self.seat.is_over:
            self.terminal.tell(votes_message(self.face, table["votes"], people))

    def leave(self, _: str) -> None:
        """Leave the seat to a bot until the player is back."""
        if self.wish("leave"):
            raise Leave

    def come_back(self, _: str) -> None:
        """Take the seat back from a bot that a clock or the host has put there."""
        self.wish("return")

    def link(self, _: str) -> None:
        if self.seat.guest is None:
            self.terminal.say("denial-token-missing")
            return
        try:
            code = self.api.link(self.seat.guest)
        except Problem as problem:
            self.terminal.tell(server_error_message(problem))
            return
        self.terminal.tell(Message("guest-link"))
        self.terminal.text(GAP + link_address(self.api.address, code))

    def seat_named(self, color: str) -> int | None:
        """None, and said so, if it is no color of this table."""
        try:
            return seat_of(self.face, color, len(self.seat.state["chairs"]))
        except UserError as error:
            self.terminal.tell(error.message)
            return None

    def wish(self, type: str, **fields: Any) -> bool:
        """Send a command to the server; False if it was denied."""
        try:
            self.seat.wish(type, **fields)
        except Problem as problem:
            self.terminal.tell(server_error_message(problem, self.face))
            return False
        return True
