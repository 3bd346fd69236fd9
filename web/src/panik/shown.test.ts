import { expect, test } from "vitest";
import type { Heard, Standing } from "../table/standing.ts";
import type { ManorView, Wire } from "../wire/panik.ts";
import { placesShown, spotOf, viewShown } from "./shown.ts";

const manor = (kind: ManorView["kind"], ...hunters: ManorView["hunters"]): ManorView => ({
  owner: "red",
  is_up: kind !== "?",
  kind,
  hunters,
});
const standing = (manors: ManorView[], heard: object[] = []): Standing<Wire> =>
  ({ view: { manors }, heard }) as unknown as Standing<Wire>;

const turned = { event: "ManorTurned", manor: "red.1", kind: "trap" };
const another = { event: "ManorTurned", manor: "red.2", kind: "shared" };
const scored = { event: "ManorScored", manor: "red.1", points: [3] };
const drawn = standing([manor("?"), manor("?")]);
const after = standing([manor("trap"), manor("shared")], [turned, another, scored]);
const piece = (heard: object) => ({ heard: heard as unknown as Heard<Wire>, after });
const kinds = (heard: object) => placesShown(drawn, piece(heard)).map(({ kind }) => kind);

test("manors that are turned together are turned one after the other", () => {
  expect(kinds(turned)).toEqual(["trap", "?"]);
  expect(kinds(another)).toEqual(["trap", "shared"]);
});

test("while they are counted all lie as they do at the end", () => {
  expect(kinds(scored)).toEqual(["trap", "shared"]);
  expect(spotOf(piece(scored))).toBe("red.1");
});

test("between two pieces what is drawn is shown", () => {
  expect(viewShown(drawn, null)).toBe(drawn.view);
  expect(placesShown(drawn, null).map(({ id }) => id)).toEqual(["red.1", "red.2"]);
  expect(spotOf(null)).toBeNull();
});

test("before the game nothing lies there", () => {
  expect(placesShown(null, null)).toEqual([]);
});

test("where a hunter comes to is looked at, not where it left", () => {
  const called = { event: "HunterCalled", origin: "red.1", manor: "red.2" };
  expect(spotOf(piece(called))).toBe("red.2");
});
