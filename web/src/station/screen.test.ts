import { expect, test } from "vitest";
import { Aim } from "../play/aim.svelte.ts";
import type { Option, Wire } from "../wire/station.ts";
import { example } from "./example.ts";
import { Screen } from "./screen.svelte.ts";

const coming = (target: "gray@terminal" | "black@terminal"): Option => ({
  action: `move-parasite ${target}`,
  verb: "move-parasite",
  ap: 0,
  room: "terminal",
  target,
});

test("when a parasite must be chosen, all in a crowded room are to choose from in its lens", () => {
  const options = [coming("gray@terminal"), coming("black@terminal")];
  const { table } = example({ options });
  const screen = new Screen(table, new Aim<Wire>(table));
  screen.look("terminal");
  expect(screen.lens).toBe("terminal");
  expect(screen.targets).toEqual(options);
});

const doing = (verb: Option["verb"], character: "red.T" | "red.A"): Option => ({
  action: `${verb} ${character}`,
  verb,
  ap: 1,
  character,
});

function shown(options: Option[]) {
  const { table } = example({ options });
  const aim = new Aim<Wire>(table);
  return { aim, screen: new Screen(table, aim) };
}

test("a word that only the other character can do passes over to that one, never to nobody", () => {
  const search = doing("search", "red.T");
  const { aim, screen } = shown([search, doing("move", "red.A")]);
  screen.act("red.A");
  screen.choose("search");
  expect(screen.actor).toBe("red.T");
  expect(aim.aimed).toEqual(search);
});

test("under a chosen word another character is offered its own at once", () => {
  const [trooper, android] = [doing("search", "red.T"), doing("search", "red.A")];
  const { aim, screen } = shown([trooper, android, doing("move", "red.A")]);
  screen.choose("search");
  expect(screen.choices).toEqual([trooper, android]);
  screen.act("red.A");
  expect(aim.aimed).toEqual(android);
  expect(screen.verb).toBe("search");
});

test("a word that the chosen character has nothing for is let go", () => {
  const { screen } = shown([doing("search", "red.T"), doing("move", "red.A")]);
  screen.choose("search");
  screen.act("red.A");
  expect(screen.verb).toBeNull();
});

test("whoever was chosen is chosen no more in the next turn", () => {
  const { screen } = shown([doing("move", "red.T"), doing("move", "red.A")]);
  screen.act("red.A");
  screen.forget();
  expect(screen.actor).toBeNull();
});

test("where only the map has something to choose, no word is needed", () => {
  const lay: Option = { action: "lay 1,0 0", verb: "lay", ap: 0, cell: "1,0" };
  expect(shown([lay, coming("gray@terminal")]).screen.isWordless).toBe(true);
  expect(shown([lay, doing("move", "red.T")]).screen.isWordless).toBe(false);
  expect(shown([]).screen.isWordless).toBe(false);
});
