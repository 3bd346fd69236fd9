import { ask } from "../net/api.ts";
import { DiceWitness } from "../net/diceWitness.ts";
import { guest } from "../net/guest.svelte.ts";
import { Problem } from "../net/problem.ts";
import { TableSocket, type TableRequest } from "../net/socket.ts";
import type { GameChoices, MomentAsked, NewTable, TableCard } from "../wire/protocol.ts";
import { briefed } from "./briefing/briefed.svelte.ts";

/** Against bots alone no clock is needed, and fast bots are fine: the story plays them slowly. */
const ALONE = { turn: null, answer: null, pace: 100, talk: false };

/** Somebody else has asked for the next game first. */
const MADE = "rematch-made";

/** A table as the server names it. */
type Place = Pick<TableCard, "code" | "id">;

/** Opens a table for people, takes seat 0 under the name that was asked for, returns its code. */
export async function openTable(name: string, wishes: NewTable): Promise<string> {
  await guest.sitDown(name);
  return (await sitAt(wishes)).code;
}

async function sitAt(wishes: NewTable, seat = 0): Promise<TableCard> {
  const made = await ask<TableCard>("POST", "/tables", wishes);
  await at(made, (socket) => grant(socket, { type: "sit", seat }));
  return made;
}

/** Opens the example of a rule, to be tried against bots, and returns the code of its table. */
export function tryExample(name: string, game: string, rule: string, seat: number) {
  return playFrom(name, { game, example: rule, terms: ALONE }, seat);
}

/** The same from a moment of a finished game. */
export function playMoment(name: string, game: string, moment: MomentAsked, seat: number) {
  return playFrom(name, { game, moment, terms: ALONE }, seat);
}

/** From a position, which has its own seats and rulings; it begins at once. */
async function playFrom(name: string, wishes: NewTable, seat: number): Promise<string> {
  const choices = await ask<GameChoices[]>("GET", "/games");
  const level = choices.find((each) => each.game === wishes.game)?.first_level ?? "random";
  await guest.sitDown(guest.name || name, false);
  const made = await sitAt(wishes, seat);
  await at(made, (socket) => addBots(socket, made.table.chairs.length, level, seat));
  await start(made);
  return made.code;
}

/**
 * Opens a game against bots and returns the code of its table. It begins at once, or, for who has
 * never played it, when the briefing at the table has been read. Nobody is met there, so a guest
 * who has no name yet gets the usual one, and is asked for another when people are met.
 */
export async function playNow(
  name: string,
  game: string,
  wishes: { seats: number; [wish: string]: unknown },
  level: string,
): Promise<string> {
  await guest.sitDown(guest.name || name, false);
  const made = await sitAt({ game, wishes, terms: { ...ALONE, talk: true } });
  await at(made, (socket) => addBots(socket, wishes.seats, level));
  if (!briefed.isDue(game)) await start(made);
  return made.code;
}

/** Opens a new table for those who sat at this one, who find it among their games; its code. */
export async function playAgain(over: TableCard): Promise<string> {
  if (over.table.rematch === null) await at(over, askAgain);
  const { table } = await ask<TableCard>("GET", `/tables/${over.id}`);
  return followed(table.rematch ?? over.id);
}

/** The server sends the id of the new table; only those who sat here may ask for its code. */
export async function followed(rematch: string): Promise<string> {
  const next = await ask<TableCard>("GET", `/tables/${rematch}`);
  const { seat, table } = next;
  const isAlone = table.chairs.every(({ has_guest }, place) => place === seat || !has_guest);
  if (isAlone && table.status === "open") await start(next);
  return next.code;
}

async function askAgain(socket: TableSocket): Promise<void> {
  await grant(socket, { type: "rematch" }).catch((error: unknown) => {
    if (!(error instanceof Problem && error.code === MADE)) throw error;
  });
}

/** Starts the game at a table where all seats are taken. */
export async function start(table: Place): Promise<void> {
  await at(table, (socket) => grant(socket, { type: "start" }));
}

/** Connects to a table for a few wishes, before its page is opened. */
function at({ code, id }: Place, run: (socket: TableSocket) => Promise<void>): Promise<void> {
  return new Promise((done, fail) => {
    const socket = new TableSocket(code, guest.token, new DiceWitness(id), {
      standing: () => undefined,
      here: () => undefined,
      link: (link, why) => link === "refused" && fail(new Problem(409, why ?? "not-found")),
    });
    void run(socket)
      .then(done, fail)
      .finally(() => socket.close());
  });
}

async function addBots(socket: TableSocket, seats: number, level: string, mine = 0): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== mine) await grant(socket, { type: "bot", seat, level });
  }
}

async function grant(socket: TableSocket, request: TableRequest): Promise<void> {
  const answer = await socket.request(request);
  if (answer.type === "ack") return;
  const code = answer.type === "refused" ? answer.why : answer.code;
  throw new Problem(409, code, null, answer.said);
}
