import { readStored, store } from "../ui/stored.ts";
import type { Notice } from "../wire/protocol.ts";
import { nameAt } from "./people.ts";
import { isNotice, type Standing } from "./standing.ts";

const KEPT = "panicroom.muted";
/** Tables that are remembered; the oldest are forgotten. */
const MOST = 50;

type Person = { name: string; seat: number | null };
type Tables = Record<string, Person[]>;

/**
 * Whom this player does not want to read at one table. It is kept in this browser and never sent:
 * nobody learns of it.
 */
export class Muted {
  readonly #table: string;
  #people = $state.raw<Person[]>([]);

  constructor(table: string) {
    this.#table = table;
    const kept = read()[table];
    this.#people = Array.isArray(kept) ? kept : [];
  }

  has(name: string | null): boolean {
    return name !== null && this.#people.some((each) => each.name === name);
  }

  add(name: string, seat: number): void {
    this.#keep([...this.#people.filter((each) => each.name !== name), { name, seat }]);
  }

  remove(name: string): void {
    this.#keep(this.#people.filter((each) => each.name !== name));
  }

  /** Whoever is muted stays so under a new name, and on another seat. */
  follow({ table, heard }: Pick<Standing, "table" | "heard">): void {
    if (!this.#people.length) return;
    const renamed = heard.flatMap((each) => (isNotice(each) ? renamedSeat(each) : []));
    const isFixed = table.status !== "open"; // then a seat keeps its guest
    const followed = this.#people.map((each): Person => {
      const found = table.chairs.findIndex((_, seat) => nameAt(table.chairs, seat) === each.name);
      if (found >= 0) return { ...each, seat: found };
      const { seat } = each;
      const name = seat === null ? null : nameAt(table.chairs, seat);
      if (seat === null || name === null) return { ...each, seat: isFixed ? seat : null };
      return isFixed || renamed.includes(seat) ? { name, seat } : { ...each, seat: null };
    });
    if (JSON.stringify(followed) !== JSON.stringify(this.#people)) this.#keep(followed);
  }

  #keep(people: Person[]): void {
    this.#people = people;
    const others = Object.entries(read()).filter(([table]) => table !== this.#table);
    const all: [string, Person[]][] = people.length ? [...others, [this.#table, people]] : others;
    store(KEPT, Object.fromEntries(all.slice(-MOST)));
  }
}

/** The seat whose guest has a new name. */
function renamedSeat({ notice, seat }: Notice): number[] {
  return notice === "named" && seat !== null ? [seat] : [];
}

function read(): Tables {
  const kept = readStored(KEPT);
  return typeof kept === "object" && kept !== null ? (kept as Tables) : {};
}
