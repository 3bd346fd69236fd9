// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DiceWitness } from "./diceWitness.ts";
import { type Link, TableSocket } from "./socket.ts";

class FakeServer {
  static all: FakeServer[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onclose?: (() => void) | null;
  onmessage?: (event: { data: string }) => void;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeServer.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const server = () => FakeServer.all.at(-1)!;
const welcome = (number = 0) => ({
  type: "welcome",
  seat: 1,
  number,
  since: 0,
  heard: [],
  here: [],
  onlookers: [],
  table: { status: "open", commitment: "1".repeat(64), chairs: [] },
});
let links: [Link, string | null][];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeServer);
  FakeServer.all = [];
  links = [];
  localStorage.clear();
  socket = new TableSocket("abc", "secret", new DiceWitness("abc"), {
    standing: () => undefined,
    here: () => undefined,
    link: (link, why) => links.push([link, why]),
  });
  server().open();
});
afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("says hello on connect, and the last state it has seen on reconnect", () => {
  expect(server().sent[0]).toMatchObject({ type: "hello", token: "secret", seen: null });
  server().say(welcome(7));
  server().close();
  vi.advanceTimersByTime(1000);
  server().open();
  expect(server().sent[0]).toMatchObject({ seen: { seat: 1, number: 7 } });
});

test("a request is retried after a reconnect with the same id, and answered once", async () => {
  server().say(welcome());
  const first = server();
  const answer = socket.request({ type: "say", words: "hello" });
  const { id } = first.sent[1] as { id: string };
  first.close();
  vi.advanceTimersByTime(1000);
  server().open();
  server().say(welcome());
  expect(server().sent[1]).toEqual({ type: "say", words: "hello", id });
  server().say({ type: "ack", id });
  expect(await answer).toEqual({ type: "ack", id });
});

const tooFast = (id: string) => ({ type: "error", code: "too-fast", id });
const wasSent = (id: string) => server().sent.filter((message) => message["id"] === id).length;

test("a request that came too fast is sent again, later each time, until it is answered", async () => {
  server().say(welcome());
  const answer = socket.request({ type: "say", words: "hello" });
  const { id } = server().sent[1] as { id: string };
  for (const [times, longest] of [1300, 2600, 5200, 10_400, 10_400].entries()) {
    server().say(tooFast(id));
    expect(wasSent(id)).toBe(times + 1);
    vi.advanceTimersByTime(longest / 2);
    expect(wasSent(id)).toBe(times + 1);
    vi.advanceTimersByTime(longest / 2);
    expect(wasSent(id)).toBe(times + 2);
  }
  server().say({ type: "ack", id });
  expect(await answer).toEqual({ type: "ack", id });
  vi.advanceTimersByTime(20_000);
  expect(wasSent(id)).toBe(6);
});

test("a request is sent again if the server has lost its database for a moment", async () => {
  server().say(welcome());
  const answer = socket.request({ type: "say", words: "hello" });
  const { id } = server().sent[1] as { id: string };
  server().say({ type: "error", code: "later", id });
  vi.advanceTimersByTime(1300);
  expect(wasSent(id)).toBe(2);
  server().say({ type: "ack", id });
  expect(await answer).toEqual({ type: "ack", id });
});

test("a request that waits to be sent again is sent once after a reconnect", () => {
  server().say(welcome());
  void socket.request({ type: "say", words: "hello" });
  const { id } = server().sent[1] as { id: string };
  server().say(tooFast(id));
  server().close();
  vi.advanceTimersByTime(400);
  server().open();
  server().say(welcome());
  expect(wasSent(id)).toBe(1);
  vi.advanceTimersByTime(15_000);
  expect(wasSent(id)).toBe(1);
});

test("nothing is sent again once the page has left", () => {
  server().say(welcome());
  void socket.request({ type: "say", words: "hello" });
  const { id } = server().sent[1] as { id: string };
  server().say(tooFast(id));
  socket.close();
  vi.advanceTimersByTime(15_000);
  expect(wasSent(id)).toBe(1);
});

test("an error about no request in particular changes nothing", () => {
  server().say(welcome());
  void socket.request({ type: "say", words: "hello" });
  server().say({ type: "error", code: "too-fast", id: null });
  vi.advanceTimersByTime(15_000);
  expect(server().sent.filter(({ type }) => type === "say")).toHaveLength(1);
});

test("a request made while disconnected waits for the welcome", () => {
  void socket.request({ type: "start" });
  expect(server().sent).toHaveLength(1);
  server().say(welcome());
  expect(server().sent[1]).toMatchObject({ type: "start" });
});

test("reconnects with growing backoff, and reports each attempt", () => {
  server().say(welcome());
  for (let attempt = 0; attempt < 4; attempt++) {
    server().close();
    vi.advanceTimersByTime(20_000);
  }
  expect(FakeServer.all).toHaveLength(5);
  expect(links.at(-2)).toEqual(["lost", "unreachable"]);
});

test.each(["not-found", "removed-from-table", "code-renewed"])(
  "does not reconnect after %s, which is final",
  (code) => {
    server().say({ type: "bye", code });
    server().close();
    vi.advanceTimersByTime(60_000);
    expect(links.at(-1)).toEqual(["refused", code]);
    expect(FakeServer.all).toHaveLength(1);
  },
);

test("a connection without a heartbeat is closed and reconnects", () => {
  server().say(welcome());
  vi.advanceTimersByTime(70_000);
  expect(links.some(([link]) => link === "lost")).toBe(true);
  expect(FakeServer.all.length).toBeGreaterThan(1);
});

test("who sits down and who starts sends a nonce, and only after the commitment was seen", () => {
  void socket.request({ type: "sit", seat: 1 });
  expect(server().sent).toHaveLength(1);
  server().say(welcome());
  void socket.request({ type: "start" });
  const [, sit, start] = server().sent;
  expect(sit).toMatchObject({ type: "sit", nonce: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(start?.["nonce"]).not.toBe(sit?.["nonce"]);
  server().say({ type: "ack", id: sit?.["id"] });
  server().say({ type: "denied", id: start?.["id"], code: "not-host", params: {} });
  const witness = new DiceWitness("abc");
  expect(witness.sent).toEqual([sit?.["nonce"]]);
  expect(witness.faults("2".repeat(64), null, 1)).toEqual(["commitment-changed"]);
});
