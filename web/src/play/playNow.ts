import { ask } from "../net/api.ts";
import { guest } from "../net/guest.svelte.ts";
import { Problem } from "../net/problem.ts";
import { TableSocket, type Wish } from "../net/socket.ts";
import type { NewTable, TableCard } from "../wire/api.ts";

/** Alone at the table nobody needs a clock, and the page itself tells the bots' turns at leisure. */
const ALONE = { turn: null, answer: null, pace: 400 };

/** A table for friends, and a seat there: its code. The name is for those who have none yet. */
export async function openTable(name: string, wishes: NewTable): Promise<string> {
  await guest.sitDown(guest.name || name);
  const { code } = await ask<TableCard>("POST", "/tables", wishes);
  await at(code, (socket) => grant(socket, { type: "sit", seat: 0 }));
  return code;
}

/** One click, and a game against bots is running: the code of its table. */
export async function playNow(
  name: string,
  game: string,
  seats: number,
  level: string,
): Promise<string> {
  const code = await openTable(name, { game, wishes: { seats }, terms: ALONE });
  await at(code, (socket) => begin(socket, seats, level));
  return code;
}

/** A table where everybody sits already. */
export async function start(code: string): Promise<void> {
  await at(code, (socket) => grant(socket, { type: "start" }));
}

/** A short visit to a table, before its page is opened. */
function at(code: string, deed: (socket: TableSocket) => Promise<void>): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new TableSocket(code, guest.token, {
      standing: () => undefined,
      here: () => undefined,
      link: (link, why) => link === "refused" && fail(new Problem(409, why ?? "not-found")),
    });
    void deed(socket)
      .then(done, fail)
      .finally(() => socket.close());
  });
}

async function begin(socket: TableSocket, seats: number, level: string): Promise<void> {
  for (let seat = 1; seat < seats; seat++) await grant(socket, { type: "bot", seat, level });
  await grant(socket, { type: "start" });
}

async function grant(socket: TableSocket, wish: Wish): Promise<void> {
  const answer = await socket.wish(wish);
  if (answer.type === "ack") return;
  const code = answer.type === "refused" ? answer.why : answer.code;
  throw new Problem(409, code, null, answer.said);
}
