// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DiceWitness } from "../net/diceWitness.ts";
import { guest } from "../net/guest.svelte.ts";
import { openTable, playNow } from "./playNow.ts";

const table = { status: "open", commitment: "1".repeat(64), chairs: [] };

/** Answers at once: everything is granted that is not in `denied`. */
class FakeTable {
  static readonly OPEN = 1;
  static wishes: Record<string, unknown>[] = [];
  static denied: string | null = null;
  static bye: string | null = null;
  readyState = 1;
  onopen?: () => void;
  onclose?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text) as { type: string; id: string };
    if (message.type === "hello") return this.#welcome();
    FakeTable.wishes.push(message);
    const said = { id: "denial-seat-taken" };
    const isDenied = message.type === FakeTable.denied;
    const denial = { type: "denied", id: message.id, code: "seat-taken", params: {}, said };
    this.#say(isDenied ? denial : { type: "ack", id: message.id });
  }
  close() {
    this.readyState = 3;
  }
  #welcome() {
    if (FakeTable.bye) {
      this.#say({ type: "bye", code: FakeTable.bye });
      this.onclose?.();
    } else
      this.#say({ type: "welcome", seat: null, number: 0, since: 0, heard: [], here: [], table });
  }
  #say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let asked: [string, string, unknown][];

beforeEach(() => {
  localStorage.clear();
  guest.forget();
  localStorage.setItem("panicroom.briefed", '["chess"]');
  asked = [];
  FakeTable.wishes = [];
  FakeTable.denied = FakeTable.bye = null;
  vi.stubGlobal("WebSocket", FakeTable);
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string }) => {
    asked.push([method, path, body && JSON.parse(body)]);
    const answer = path.endsWith("/guests")
      ? { token: "secret", guest: { name: "Guest" } }
      : { code: "abcdefgh234567zy", id: "one", name: "Guest" };
    return Promise.resolve(Response.json(answer, { status: 201 }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("an empty browser gets a guest, a table without a clock, bots on all other seats, and a start", async () => {
  expect(await playNow("Guest", "chess", { seats: 4, edition: "fr" }, "easy")).toBe(
    "abcdefgh234567zy",
  );
  expect(asked.map(([method, path]) => `${method} ${path}`)).toEqual([
    "POST /api/guests",
    "POST /api/tables",
  ]);
  expect(asked[1]?.[2]).toMatchObject({
    game: "chess",
    wishes: { seats: 4, edition: "fr" },
    terms: { turn: null, answer: null },
  });
  expect(FakeTable.wishes.map(({ type, seat, level }) => [type, seat, level])).toEqual([
    ["sit", 0, undefined],
    ["bot", 1, "easy"],
    ["bot", 2, "easy"],
    ["bot", 3, "easy"],
    ["start", undefined, undefined],
  ]);
  const nonces = FakeTable.wishes.map(({ nonce }) => nonce);
  expect(nonces.filter((nonce) => nonce !== undefined)).toEqual([nonces[0], nonces[4]]);
  expect(new DiceWitness("one").sent).toEqual([nonces[4]]);
});

test("who has never played it begins at the table, after the briefing", async () => {
  localStorage.removeItem("panicroom.briefed");
  await playNow("Guest", "chess", { seats: 2 }, "easy");
  expect(FakeTable.wishes.map(({ type }) => type)).toEqual(["sit", "bot"]);
});

test("a denied request is reported, and no further request is sent", async () => {
  FakeTable.denied = "bot";
  await expect(playNow("Guest", "chess", { seats: 3 }, "easy")).rejects.toMatchObject({
    code: "seat-taken",
    said: { id: "denial-seat-taken" },
  });
  expect(FakeTable.wishes.map(({ type }) => type)).toEqual(["sit", "bot"]);
});

test("a final goodbye of the table is reported at once", async () => {
  FakeTable.bye = "not-found";
  await expect(playNow("Guest", "chess", { seats: 3 }, "easy")).rejects.toMatchObject({
    code: "not-found",
  });
});

test("who plays with bots is not asked for a name, and who opens a table for people was", async () => {
  await playNow("Guest", "chess", { seats: 2 }, "easy");
  expect([guest.name, guest.wasAsked]).toEqual(["Guest", false]);
  await openTable("Guest", { game: "chess" });
  expect(guest.wasAsked).toBe(true);
  await playNow("Guest", "chess", { seats: 2 }, "easy");
  expect(guest.wasAsked).toBe(true);
});

test("whoever opens a table for friends sits there", async () => {
  const wishes = { game: "chess", wishes: { seats: 3 } };
  expect(await openTable("Ann", wishes)).toBe("abcdefgh234567zy");
  expect(FakeTable.wishes).toMatchObject([{ type: "sit", seat: 0 }]);
});
