"""The dashboard: it shows every metric of the server, and no other."""

import json
import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from tests.server.running import Running, served

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana" / "panicroom.json"
METRIC = re.compile(r"\bpanicroom_\w+")


@served
async def test_it_shows_every_metric_of_the_server_and_no_other(server: Running) -> None:
    text = (await server.http.get("/metrics")).text
    families = text_string_to_metric_families(text)
    samples = {sample.name for family in families for sample in family.samples}
    offered = {name for name in samples if not name.endswith("_created")}
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    asked = {name for panel in panels for each in panel["targets"] for name in found(each["expr"])}
    assert asked == offered


def found(expression: str) -> list[str]:
    return METRIC.findall(expression)
