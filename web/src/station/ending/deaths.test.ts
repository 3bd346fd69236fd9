import { expect, test } from "vitest";
import type { Line } from "../../table/log.svelte.ts";
import type { Wire } from "../../wire/station.ts";
import { deathsIn } from "./deaths.ts";

const line = (heard: object): Line<Wire> => ({ kind: "event", heard }) as unknown as Line<Wire>;

test("who died stands in the chart in the round of the death", () => {
  const lines = [
    line({ event: "PlayerEliminated", seat: "blue" }),
    line({ event: "ParasitePhaseBegan", seat: "red", round: 3 }),
    line({ event: "PlayerEliminated", seat: "green" }),
  ];
  expect([...deathsIn(lines)]).toEqual([
    ["blue", 1],
    ["green", 3],
  ]);
});
