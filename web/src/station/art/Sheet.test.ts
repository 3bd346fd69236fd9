import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { COLORS } from "../../ui/seats.ts";
import { KINDS } from "../cards/kinds.ts";
import Sheet from "./Sheet.svelte";

const sheet = (): SVGElement => render(Sheet).container.querySelector("svg")!;

test("both characters of every seat, its shape and every kind of card have a drawing", () => {
  const drawn = sheet();
  const figures = COLORS.flatMap((seat) => [`trooper-${seat}`, `android-${seat}`, `shape-${seat}`]);
  const cards = Object.keys(KINDS).map((kind) => `card-${kind}`);
  for (const id of [...figures, ...cards, "taken"])
    expect(drawn.querySelector(`symbol[id="${id}"] > *`), id).not.toBeNull();
});

test("nothing is painted with a gradient that the sheet does not have", () => {
  const drawn = sheet();
  const named = [...drawn.outerHTML.matchAll(/url\(#([\w-]+)\)/g)].map((found) => found[1]);
  expect(named.length).toBeGreaterThan(20);
  for (const id of new Set(named)) expect(drawn.querySelector(`[id="${id}"]`), id).not.toBeNull();
});

test("what is drawn is SVG throughout: an HTML element of the same name would not be seen", () => {
  const strangers = [...sheet().querySelectorAll("*")].filter(
    ({ namespaceURI }) => namespaceURI !== "http://www.w3.org/2000/svg",
  );
  expect(strangers.map(({ localName }) => localName)).toEqual([]);
});
