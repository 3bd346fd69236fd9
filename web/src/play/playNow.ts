import { ask } from "../net/api.ts";
import { guest } from "../net/guest.svelte.ts";
import { Problem } from "../net/problem.ts";
import { TableSocket, type Wish } from "../net/socket.ts";
import type { NewTable, TableCard } from "../wire/api.ts";

/** Alone at the table nobody needs a clock, and the page itself tells the bots' turns at leisure. */
const ALONE = { turn: null, answer: null, pace: 400 };

/** A table of one's own; the name is for those who have none yet. */
export async function openTable(name: string, wishes: NewTable): Promise<TableCard> {
  await guest.sitDown(guest.name || name);
  return ask<TableCard>("POST", "/tables", wishes);
}

/** One click, and a game against bots is running: the code of its table. */
export async function playNow(
  name: string,
  game: string,
  seats: number,
  level: string,
): Promise<string> {
  const { code } = await openTable(name, { game, wishes: { seats }, terms: ALONE });
  await new Promise<void>((done, fail) => {
    const socket = new TableSocket(code, guest.token, {
      standing: () => undefined,
      here: () => undefined,
      link: (link, why) => link === "refused" && fail(new Problem(409, why ?? "not-found")),
    });
    void begin(socket, seats, level)
      .then(done, fail)
      .finally(() => socket.close());
  });
  return code;
}

async function begin(socket: TableSocket, seats: number, level: string): Promise<void> {
  await grant(socket, { type: "sit", seat: 0 });
  for (let seat = 1; seat < seats; seat++) await grant(socket, { type: "bot", seat, level });
  await grant(socket, { type: "start" });
}

async function grant(socket: TableSocket, wish: Wish): Promise<void> {
  const answer = await socket.wish(wish);
  if (answer.type === "ack") return;
  const code = answer.type === "refused" ? answer.why : answer.code;
  throw new Problem(409, code, null, answer.said);
}
