"""docs/research.md: its examples are run in order, and their results compared."""

import doctest
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_every_example_of_the_page_gives_what_it_shows() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "research", str(PAGE), 0)
    report: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(examples, out=report.append)
    assert result.attempted > 15
    assert not result.failed, "".join(report)
