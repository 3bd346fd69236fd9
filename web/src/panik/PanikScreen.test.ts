import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Aim } from "../play/aim.svelte.ts";
import { Cover } from "../table/cover.svelte.ts";
import { settings } from "../ui/settings.svelte.ts";
import type { Table } from "../table/table.svelte.ts";
import type { Option, View, Wire } from "../wire/panik.ts";
import { language } from "../words/language.svelte.ts";
import PanikScreen from "./PanikScreen.svelte";

let done: string[];
let cover: Cover;

const manor = (owner: string, kind: string, is_up: boolean, ...hunters: string[]) => ({
  owner,
  kind,
  is_up,
  hunters,
});

const VIEW = {
  viewer: "red",
  seats: 2,
  decision: 4,
  first: "red",
  manors: [
    manor("red", "ghost-4", true),
    manor("red", "trap", false, "red:tandem"),
    manor("red", "shared", false),
    manor("red", "ghost-1", false),
    manor("blue", "ghost-2", true, "blue:basic", "red:basic"),
    manor("blue", "?", false, "blue:tandem"),
    manor("blue", "?", false),
    manor("blue", "?", false),
  ],
  aside: 11,
  hands: [["basic", "basic", "call"], ["detector"]],
  rulings: { ghosts: [], shared_tandem: "single" },
  scores: [],
  agenda: [{ verb: "turn", seat: "red" }],
  outcome: null,
} as unknown as View;

const PLACES = ["basic", "call"].flatMap((kind) =>
  ["red.1", "blue.1"].map((at) => ({
    action: `place ${kind} ${at}`,
    verb: "place",
    hunter: `red:${kind}`,
    manor: at,
  })),
) as Option[];

/** A table that has been told this, and where nothing more is told than what is on the stage. */
function sit(view: View, options: Option[], moment = "move", heard?: object): void {
  const chairs = [{ has_guest: true, name: "Ada" }, { persona: "max" }];
  const live = { view, options, decision: view.decision, heard: [], table: { chairs } };
  const table = {
    live,
    options,
    moment,
    story: { drawn: live, now: heard ? { heard, after: live } : null },
    log: { lines: [] },
    act: async (action: string) => done.push(action) > 0,
  } as unknown as Table<Wire>;
  render(PanikScreen, { table, aim: new Aim(table), cover });
}

/** By its words alone: to work out the role of everything on a table takes jsdom seconds. */
const labelled = (words: RegExp) => screen.getByText(words).closest("button")!;
const press = (name: RegExp) => fireEvent.click(labelled(name));

/** What lies where is for a real browser. */
class Unwatching {
  observe(): void {}
  unobserve(): void {}
}

beforeAll(async () => {
  vi.stubGlobal("ResizeObserver", Unwatching);
  await language.begin();
  await language.speakOf("panik");
});
beforeEach(() => {
  done = [];
  cover = new Cover();
  Object.assign(settings, { coach: false, peek: false, oneTap: false });
});

test("a hunter is tapped, then a manor, then the manor again", async () => {
  sit(VIEW, PLACES);
  await press(/^basic hunter ×2/);
  await press(/^Blue.s manor.1/);
  expect(done).toEqual([]);
  await press(/^Blue.s manor.1/);
  expect(done).toEqual(["place basic blue.1"]);
});

test("who stands where, and what is face down, is told to those who do not see it", () => {
  sit(VIEW, PLACES);
  const name = /^Blue.s manor.2: unknown\. .*Blue.s tandem/;
  expect(labelled(name)).toHaveAccessibleName(name);
  expect(labelled(/^Your manor.2: trap/)).toHaveAccessibleName(/^Your manor.2: trap/);
  expect(labelled(/^Max$/)).toHaveAccessibleName(/^Blue Max .*Left in hand: detector/);
});

test("in peek mode the own secrets are seen only as long as one looks", async () => {
  settings.peek = true;
  sit(VIEW, PLACES);
  const own = () => labelled(/^Your manor.2/);
  expect(own()).toHaveAccessibleName(/unknown/);
  expect(own()).not.toHaveTextContent("trap");
  expect(labelled(/^Your manor.1/)).toHaveTextContent("ghost 4");
  cover.lift();
  await tick();
  expect(own()).toHaveTextContent("trap");
  cover.drop();
  await tick();
  expect(own()).not.toHaveTextContent("trap");
});

test("what a tap means nothing for says what is to be seen there", async () => {
  sit(VIEW, []);
  await press(/^Blue.s manor.2/);
  expect(screen.getByText(/^Face down: only its owner/)).toBeVisible();
  await press(/^Max$/);
  expect(screen.getAllByText(/^Left in hand: detector/)).toHaveLength(1);
});

test("a hunter that may be sent away is a button where it stands", async () => {
  const agenda = [{ verb: "send-or-call", seat: "red", manor: "blue.1", may_send: true }];
  const send = { hunter: "blue:basic", origin: "blue.1", said: { id: "blue-away" } };
  const end = { action: "end-turn", verb: "end-turn", said: { id: "option-end-turn" } };
  sit({ ...VIEW, agenda } as unknown as View, [
    { action: "send-back blue:basic", verb: "send-back", ...send } as Option,
    end as Option,
  ]);
  const [there, below] = screen.getAllByRole("button", { name: /blue-away/ });
  await fireEvent.click(there!);
  expect(done).toEqual([]);
  await fireEvent.click(below!);
  await fireEvent.click(screen.getByText("End your turn"));
  expect(done).toEqual(["send-back blue:basic", "end-turn"]);
});

test("whoever has chosen in the setup waits in the same way, whatever was chosen", () => {
  const sealed = (at: string) =>
    ({ ...VIEW, agenda: [{ verb: "manors", sealed: [at, null] }] }) as unknown as View;
  sit(sealed("red.3"), [], "sealed");
  expect(screen.getByText(/^Your choice is sealed/)).toBeVisible();
  expect(screen.getAllByText("chooses in secret")).toHaveLength(1); // of the others
  expect(labelled(/^Your manor.3/)).toHaveAttribute("aria-pressed", "true");
});

test("in the setup a manor of somebody else says what it pays", async () => {
  const agenda = [{ verb: "posts", sealed: [null, null] }];
  const post = { action: "post red.2", verb: "post", manor: "red.2" };
  sit({ ...VIEW, agenda } as unknown as View, [post as unknown as Option], "answer");
  await press(/^Blue.s manor.1/);
  expect(screen.getByText("Each hunter here earns 2, a tandem 4.")).toBeVisible();
});

test("while a manor is counted it is said what such a manor pays, and its hunters stay in sight", () => {
  const heard = { event: "ManorScored", manor: "blue.1", points: [2, 2] };
  sit({ ...VIEW, agenda: [] }, [], "watch", heard);
  expect(screen.getByText("Each hunter here earns 2, a tandem 4.")).toBeVisible();
  expect(screen.getAllByText("+2")).toHaveLength(2);
  expect(screen.getByTitle("Blue’s basic hunter")).toBeVisible();
});

test("the coach speaks once of each thing", async () => {
  settings.coach = true;
  sit(VIEW, PLACES);
  expect(screen.getByText(/Place one hunter each turn/)).toBeVisible();
  await fireEvent.click(screen.getByLabelText("Got it"));
  expect(screen.queryByText(/Place one hunter each turn/)).toBeNull();
});
