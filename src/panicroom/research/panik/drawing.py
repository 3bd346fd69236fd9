"""The table of Panik as text: a line for each manor, in the words of position texts."""

from panicroom.kernel.audience import HIDDEN
from panicroom.panik.pieces import COLORS, HUNTER_KINDS, MANORS, Manor
from panicroom.panik.spelling import MANOR, write_hunter
from panicroom.panik.view import ManorView, View


def draw(view: View) -> str:
    lines = [manor_line(*both) for both in zip(MANORS, view.manors, strict=False)]
    for seat, hand in enumerate(view.hands):
        kinds = " ".join(HUNTER_KINDS[kind] for kind in hand) or "-"
        lines.append(f"{COLORS[seat]:<8} hand {kinds}")
    if view.outcome is not None:
        winners = "+".join(COLORS[seat] for seat in view.outcome.winners) or "-"
        lines.append(f"over {view.outcome.reason} {view.outcome.rule} {winners}")
    return "\n".join(lines)


def manor_line(place: Manor, manor: ManorView) -> str:
    kind = "?" if manor.kind is HIDDEN else str(manor.kind)
    hunters = " ".join(map(write_hunter, manor.hunters)) or "-"
    return f"{MANOR.write(place):<8} {kind:<8} {'up' if manor.is_up else 'down':<5}{hunters}"
