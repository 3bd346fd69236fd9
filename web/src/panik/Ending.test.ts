import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { Table } from "../table/table.svelte.ts";
import type { Wire } from "../wire/panik.ts";
import { language } from "../words/language.svelte.ts";
import Ending from "./Ending.svelte";

const manor = (owner: string, kind: string, ...hunters: string[]) => ({
  ...{ owner, kind, hunters },
  is_up: true,
});
const VIEW = {
  viewer: "red",
  seats: 2,
  manors: [
    manor("red", "trap", "blue:tandem", "red:basic"),
    ...["ghost-1", "ghost-2", "ghost-4"].map((kind) => manor("red", kind)),
    manor("blue", "shared", "red:basic", "blue:call"),
    ...["ghost-1", "ghost-2", "ghost-5"].map((kind) => manor("blue", kind)),
  ],
  scores: [9, 3],
  rulings: { ghosts: [], shared_tandem: "single" },
  outcome: { winners: ["red"] },
};
const scored = (manor: string, points: number[], key: number) => ({
  key,
  kind: "event",
  heard: { event: "ManorScored", manor, points },
});

beforeAll(async () => {
  await language.begin();
  await language.speakOf("panik");
});

test("each manor tells what it earned whom, and when asked who stood there and what it pays", async () => {
  const lines = [scored("red.1", [6, 0], 0), scored("blue.1", [3, 3], 1)];
  const live = { view: VIEW, table: { chairs: [] } };
  const table = { live, log: { lines } } as unknown as Table<Wire>;
  render(Ending, { table });
  const row = screen.getByText(/^your manor.1$/).closest("tr")!;
  expect([...row.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual(["6", ""]);

  const asked = row.querySelector("button")!;
  await fireEvent.click(asked);
  expect(asked).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText(/Hunters there: Blue.s tandem and your basic hunter/)).toBeVisible();
  expect(
    screen.getByText(/^A trap: only its owner earns points, 3 .* 6 for a tandem\.$/),
  ).toBeVisible();
  await fireEvent.click(asked);
  expect(screen.queryByText(/^A trap: only/)).toBeNull();
});
