// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "./table.svelte.ts";

/** Sends a welcome at once, and grants or denies what it is asked. */
class FakeServer {
  static readonly OPEN = 1;
  static asked: Record<string, unknown>[] = [];
  static welcome: object;
  static answer = "ack";
  readyState = 1;
  onopen?: () => void;
  onclose?: (() => void) | null;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string) {
    const message = JSON.parse(text) as { type: string; id: string };
    if (message.type === "hello") return this.#say(FakeServer.welcome);
    FakeServer.asked.push(message);
    this.#say({ type: FakeServer.answer, id: message.id, code: "too-many-changes", params: {} });
    this.#say({ ...FakeServer.welcome, type: "told", anew: false });
  }
  close() {}
  #say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function welcome(status: string, seat: number | null) {
  const chairs = [{ has_guest: true, name: "Ann", is_host: true, level: null, persona: null }];
  return {
    ...{ type: "welcome", seat, number: 0, since: 0, anew: true, heard: [], here: [] },
    ...{ onlookers: [], heir: null, host: true, options: [], view: null, decision: null },
    ...{ clock: null, turn: null, out: [] },
    table: { status, chairs, commitment: "1".repeat(64), nonces: null, secret: null, key: null },
  };
}

/** What is asked of the server by itself, by one who comes to such a table. */
async function askedAt(status: string, seat: number | null): Promise<Record<string, unknown>[]> {
  FakeServer.welcome = welcome(status, seat);
  FakeServer.asked = [];
  const table = new Table("abc", "token", () => 0, "one");
  await vi.waitFor(() => expect(table.live).not.toBeNull());
  await Promise.resolve();
  table.leave();
  return FakeServer.asked;
}

beforeEach(() => {
  localStorage.clear();
  FakeServer.answer = "ack";
  vi.stubGlobal("WebSocket", FakeServer);
});
afterEach(() => void vi.unstubAllGlobals());

test("at a seat that was taken without a nonce, as at a rematch, one is given, once", async () => {
  const [given, ...more] = await askedAt("open", 0);
  expect(given).toMatchObject({ type: "nonce", nonce: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(more).toEqual([]);
  expect(await askedAt("open", 0)).toEqual([]);
});

test("a nonce that is denied is not given again and again, and nobody is told", async () => {
  FakeServer.answer = "denied";
  expect(await askedAt("open", 0)).toHaveLength(1);
});

test("without a seat, and once the game has begun, none is given", async () => {
  expect(await askedAt("open", null)).toEqual([]);
  expect(await askedAt("playing", 0)).toEqual([]);
});
