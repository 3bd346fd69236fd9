"""What a person is told of the game, turn by turn, each thing once."""

from panicroom.cli.faces import Face
from panicroom.cli.playing.input.pace import Pace
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import scenes, tell_scene
from panicroom.cli.story.viewpoints import PlayerViewpoint
from panicroom.kernel.audience import Event


class PlayerStory:
    """A scene is told when it is over: a turn is one paragraph, however many steps it has."""

    def __init__(
        self, terminal: Terminal, face: Face, viewpoint: PlayerViewpoint, pace: Pace
    ) -> None:
        self.terminal = terminal
        self.face = face
        self.viewpoint = viewpoint
        self.pace = pace
        self.untold: list[Event] = []

    def go_on(self) -> None:
        """Tell the scenes that are over, at the pace of the bots."""
        *over, self.untold = self.heard()
        for scene in over:
            if self.tell(scene):
                self.pace.rest()

    def catch_up(self) -> None:
        """Tell all there is."""
        for scene in self.heard():
            self.tell(scene)
        self.untold = []

    def listen(self) -> None:
        """Hear what there is, and tell it later."""
        self.untold += self.viewpoint.news()

    def tell_again(self, most: int | None) -> bool:
        """The whole story, or its last scenes; False if there is none yet."""
        told = [
            scene for scene in scenes(self.face, self.viewpoint.history()) if self.is_told(scene)
        ]
        for scene in told if most is None else told[-most:]:
            self.tell(scene)
        return bool(told)

    def heard(self) -> list[list[Event]]:
        return scenes(self.face, [*self.untold, *self.viewpoint.news()])

    def is_told(self, scene: list[Event]) -> bool:
        return bool(self.face.story(scene, self.viewpoint.viewer))

    def tell(self, scene: list[Event]) -> bool:
        """Whether there was anything to tell."""
        if not self.is_told(scene):
            return False
        tell_scene(self.terminal, self.face, scene, self.viewpoint.viewer)
        return True
