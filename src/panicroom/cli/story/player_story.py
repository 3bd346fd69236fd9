"""The story for a player: scene by scene, each event once."""

from panicroom.cli.faces import Face
from panicroom.cli.playing.input.pace import Pace
from panicroom.cli.screen.terminal import Terminal
from panicroom.cli.story.scenes import scenes, tell_scene
from panicroom.cli.story.viewpoints import PlayerViewpoint
from panicroom.kernel.audience import Event


class PlayerStory:
    """A scene is told when it is over, so that a turn of many steps is one paragraph."""

    def __init__(
        self, terminal: Terminal, face: Face, viewpoint: PlayerViewpoint, pace: Pace
    ) -> None:
        self.terminal = terminal
        self.face = face
        self.viewpoint = viewpoint
        self.pace = pace
        self.untold: list[Event] = []

    def go_on(self) -> None:
        """Tell the scenes that are over, with a pause after each."""
        *over, self.untold = self.heard()
        for scene in over:
            if self.tell(scene):
                self.pace.rest()

    def catch_up(self) -> None:
        """Tell everything, with the unfinished scene."""
        for scene in self.heard():
            self.tell(scene)
        self.untold = []

    def listen(self) -> None:
        """Collect new events without telling them."""
        self.untold += self.viewpoint.news()

    def tell_again(self, most: int | None) -> bool:
        """Tell all scenes or the last ones again; False if there are none."""
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
        """False if there was nothing to tell."""
        if not self.is_told(scene):
            return False
        tell_scene(self.terminal, self.face, scene, self.viewpoint.viewer)
        return True
