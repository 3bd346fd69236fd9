"""A game for spectators: scene after scene, with the table once a round."""

from collections.abc import Callable, Sequence

from panicroom.cli.faces import Face
from panicroom.cli.playing.input.pace import Pace
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import scenes, show_table, tell_scene
from panicroom.cli.story.viewpoints import Viewpoint
from panicroom.kernel.audience import Event
from panicroom.kernel.game import View
from panicroom.words import Message


class SpectatorStory:
    """`aside` is called after the table of each round."""

    def __init__(
        self,
        terminal: Terminal,
        face: Face,
        viewpoint: Viewpoint,
        pace: Pace,
        aside: Callable[[], None] = lambda: None,
    ) -> None:
        self.terminal = terminal
        self.face = face
        self.viewpoint = viewpoint
        self.pace = pace
        self.aside = aside
        self.untold: list[Event] = []
        self.before = viewpoint.view()
        self.round = face.round(self.before)

    def go_on(self) -> None:
        """Call after every action: tells the scenes that are over."""
        news, view = self.viewpoint.news(), self.viewpoint.view()
        *over, self.untold = scenes(self.face, [*self.untold, *news])
        self.tell(over)
        is_cut_before = bool(news) and self.untold[:1] == news[:1]
        if any(over):
            self.show_round(self.before if is_cut_before else view)
        self.before = view

    def interrupt(self, said: Sequence[Message]) -> None:
        """What was said after what was told last, in the middle of a scene if need be."""
        if said:
            self.tell([self.untold])
            self.untold = []
            self.terminal.tell(*said)

    def end(self) -> None:
        """Tell the rest without a pause."""
        for scene in scenes(self.face, [*self.untold, *self.viewpoint.news()]):
            tell_scene(self.terminal, self.face, scene, self.viewpoint.viewer)

    def tell(self, over: list[list[Event]]) -> None:
        for scene in over:
            if scene:
                tell_scene(self.terminal, self.face, scene, self.viewpoint.viewer)
                self.pace.rest()

    def show_round(self, view: View) -> None:
        """Not after the last action: the end shows the table itself."""
        if self.face.round(view) != self.round and view.outcome is None:
            self.round = self.face.round(view)
            show_table(self.terminal, self.face, view)
            self.aside()
            self.terminal.text()
