import { expect, test } from "vitest";
import type { Table } from "../../table/table.svelte.ts";
import { isReadyAlone } from "./alone.ts";

const BOT = { has_guest: false, name: null, is_host: false, level: "easy", persona: "max" };
const FREE = { ...BOT, level: null, persona: null };
const GUEST = { ...BOT, has_guest: true, name: "Ann", level: null, persona: null };

const at = (chairs: object[], more: object = {}): Table =>
  ({ live: { table: { chairs } }, isHost: true, seat: 0, status: "open", ...more }) as Table;

test("a table of one person and bots waits for that person alone", () => {
  expect(isReadyAlone(at([GUEST, BOT, BOT]))).toBe(true);
});

test("with friends, a free chair or another owner the game is begun in the lobby", () => {
  expect(isReadyAlone(at([GUEST, GUEST, BOT]))).toBe(false);
  expect(isReadyAlone(at([GUEST, FREE, BOT]))).toBe(false);
  expect(isReadyAlone(at([GUEST, BOT, BOT], { isHost: false }))).toBe(false);
  expect(isReadyAlone(at([GUEST, BOT, BOT], { seat: null }))).toBe(false);
});

test("a game that runs is not begun again", () => {
  expect(isReadyAlone(at([GUEST, BOT, BOT], { status: "playing" }))).toBe(false);
});
