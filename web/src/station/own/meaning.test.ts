import { expect, test } from "vitest";
import type { Option, View } from "../../wire/station.ts";
import { viewOf } from "../example.ts";
import { meaningOf } from "./meaning.ts";

const tableOf = (view: View) => ({ live: { view } }) as Parameters<typeof meaningOf>[1];

test("a way says whom one will meet there, and nothing of an empty room or of oneself", () => {
  const view = viewOf({ own: { rooms: ["terminal", "terminal"] } });
  view.players = view.players.map((each) =>
    each.seat === "blue" ? { ...each, rooms: ["storage-2", null] } : each,
  );
  const way = (room: Option["room"]): Option => ({ action: "x", verb: "move", ap: 1, room });
  expect(meaningOf(way("storage-2"), tableOf(view))).toMatchObject({
    id: "page-map-room",
    params: { room: { id: "room-storage-2" }, inside: [{ params: { seat: { id: "seat-blue" } } }] },
  });
  expect(meaningOf(way("terminal"), tableOf(view))).toBeNull();
});

test("a card says what it does", () => {
  const played: Option = { action: "boost", verb: "boost", ap: 0, card: "boost" };
  expect(meaningOf(played, tableOf(viewOf()))).toEqual({ id: "page-station-card-boost" });
});
