import { expect, test } from "vitest";
import { type Entry, folded, search } from "./searching.ts";

const RULES: Entry[] = [
  { id: "TRADE-2", title: "In secret", text: "Both choose a card, a wound or water." },
  { id: "TRADE-3", title: "What may be given", text: "Items may be given." },
  { id: "WOUND-1", title: "Who is wounded", text: "A card of the giver’s own color." },
  { id: "SEARCH-5", title: "Fouiller à deux", text: "Dans une Salle d’équipe." },
];
const ids = (asked: string) => search(RULES, asked).map(({ id }) => id);

test("a rule is found by the beginning of its number", () => {
  expect(ids("trade-3")).toEqual(["TRADE-3"]);
  expect(ids("TRADE")).toEqual(["TRADE-2", "TRADE-3"]);
});

test("a title comes before a text", () => {
  expect(ids("wound")).toEqual(["WOUND-1", "TRADE-2"]);
  expect(ids("given")).toEqual(["TRADE-3"]);
});

test("accents and case do not matter, in any alphabet", () => {
  expect(ids("equipe")).toEqual(["SEARCH-5"]);
  expect(ids("FOUILLER A")).toEqual(["SEARCH-5"]);
  expect(folded("Ёж Místnost")).toBe("еж mistnost");
});

test("all words must be found", () => {
  expect(ids("card water")).toEqual(["TRADE-2"]);
  expect(ids("card boat")).toEqual([]);
  expect(ids("   ")).toEqual([]);
});
