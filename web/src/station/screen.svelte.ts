import type { Aim } from "../play/aim.svelte.ts";
import type { Standing } from "../table/standing.ts";
import type { Table } from "../table/table.svelte.ts";
import { COLORS } from "../ui/seats.ts";
import type { Character, Option, Room, Seat, Wire } from "../wire/station.ts";
import { characterOf } from "./names.ts";
import { isOfMapAlone } from "./map/choosing/choosing.ts";
import { ROLES } from "./players/players.ts";
import { isAttack, optionsFor, optionsOf, type VerbName } from "./verbs/verbs.ts";

/** What the reader has picked on the screen: it lasts as long as the decision it was picked for. */
type Picked = { moment: number | null; verb: VerbName | null; lens: Room | null };

const NOTHING: Picked = { moment: null, verb: null, lens: null };

/** What Panic Station's screen shows, and what of the options is in sight. */
export class Screen {
  readonly #table: Table<Wire>;
  readonly #aim: Aim<Wire>;
  /** The own character that is meant; it stays so until the turn is over. */
  #actor = $state<Character | null>(null);
  #picked = $state.raw<Picked>(NOTHING);

  constructor(table: Table<Wire>, aim: Aim<Wire>) {
    this.#table = table;
    this.#aim = aim;
  }

  readonly view = $derived.by(() => this.#table.story.drawn?.view ?? null);
  /** Whether what is drawn is how things stand: only then what is offered fits the picture. */
  readonly isNow = $derived.by(() => this.#table.story.drawn === this.#table.live);
  readonly options = $derived.by(() => (this.isNow ? this.#aim.options : []));
  readonly me: Seat | null = $derived.by(() => this.view?.viewer ?? null);
  /** Whose turn it is, told yet or not. */
  readonly turn: Seat | null = $derived.by(() => this.#table.live?.view?.turn.seat ?? null);
  /** Whether a seat is out of the game, as far as the story has told. */
  isOut(seat: Seat): boolean {
    return this.#table.story.drawn?.out.includes(COLORS.indexOf(seat)) ?? false;
  }

  readonly actor: Character | null = $derived.by(() => {
    const actor = this.#actor;
    return actor && this.options.some(({ character }) => character === actor) ? actor : null;
  });
  /** The own characters that can do something. */
  readonly actors = $derived.by(() => {
    const { me, options } = this;
    const own = me ? ROLES.map((role) => characterOf(me, role)) : [];
    return own.filter((own) => options.some(({ character }) => character === own));
  });
  readonly verb = $derived.by(() => this.#current.verb);
  readonly lens = $derived.by(() => this.#current.lens);

  /** No word would choose anything. */
  readonly isWordless = $derived.by(() => isOfMapAlone(this.options));

  /** Those of the chosen character and verb. */
  readonly inSight = $derived.by(() => {
    const own = optionsOf(this.actor, this.options);
    return this.verb === null ? own : optionsFor(this.verb, own);
  });

  /** The same without those that either character could do as well. */
  readonly choices = $derived.by(() => {
    const twins = twinsIn(this.#table.live);
    const listed = this.inSight.filter(({ action }) => !twins.has(action));
    return this.actor || !listed.length ? this.inSight : listed;
  });

  /** With a weapon in hand, or when somebody must be dealt with, what it can hit; or who must move. */
  readonly targets: Option[] | undefined = $derived.by(() => {
    const swarms = this.options.filter(({ verb }) => verb === "move-parasite");
    if (swarms.length) return swarms;
    const attacks = this.inSight.filter(isAttack);
    const top = this.view?.agenda.at(-1)?.verb;
    const isMeant = this.verb !== null || top === "encounter" || top === "second-shot";
    return isMeant && attacks.length ? attacks : undefined;
  });

  /** A word that is lit always offers something: if the chosen character cannot, the other does. */
  choose(verb: VerbName): void {
    const isAgain = this.verb === verb;
    this.#pick({ verb });
    if (!this.inSight.length) this.#actor = optionsFor(verb, this.options)[0]?.character ?? null;
    this.#letGo();
    const [only, ...others] = this.choices;
    if (only && !others.length) this.#aim.at(only);
    else if (isAgain) this.widen();
  }

  /** One of the two, or with a second tap both again. */
  act(character: Character): void {
    this.#actor = this.#actor === character ? null : character;
    const aimed = this.#aim.aimed?.character;
    if (this.#actor && aimed && aimed !== this.#actor) this.#aim.drop();
    if (this.verb) this.#offer();
  }

  /** Another turn: both are meant again. */
  forget(): void {
    this.#actor = null;
  }

  look(room: Room | null): void {
    this.#pick({ lens: room });
  }

  widen(): void {
    this.#picked = NOTHING;
  }

  /** The big button never does something else than the word that is lit. */
  #letGo(): void {
    const aimed = this.#aim.aimed?.action;
    if (aimed && !this.inSight.some(({ action }) => action === aimed)) this.#aim.drop();
  }

  /** What the word still means, when another character is chosen under it. */
  #offer(): void {
    const [only, ...others] = this.choices;
    if (!only) this.widen();
    else if (!others.length) this.#aim.show(only);
  }

  #pick(picked: Partial<Picked>): void {
    this.#picked = { ...this.#current, ...picked, moment: this.#moment };
  }

  get #moment(): number | null {
    return this.#table.live?.decision ?? null;
  }

  get #current(): Picked {
    return this.#picked.moment === this.#moment ? this.#picked : NOTHING;
  }
}

/** An option in no group is the twin of one that is. */
function twinsIn(standing: Standing<Wire> | null): Set<string> {
  const options = standing?.options ?? [];
  const listed = new Set(standing?.groups?.flatMap((group) => group.options));
  const isTwin = (_: Option, place: number): boolean => listed.size > 0 && !listed.has(place);
  return new Set(options.filter(isTwin).map(({ action }) => action));
}
