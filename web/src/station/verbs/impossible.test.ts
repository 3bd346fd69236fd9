// @vitest-environment jsdom: whether the server can be reached is heard from the window
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { example, refused } from "../example.ts";
import { WhyNot } from "./impossible.svelte.ts";

const GIVE = refused(
  { action: "give gas", verb: "give", ap: 0, card: "gas" },
  { id: "why-no-trade" },
);
const path = (query: string) => `/api/tables/abc/impossible?${query}`;
let asked: string[];
let isReachable: boolean;

beforeEach(() => {
  asked = [];
  isReachable = true;
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    if (!isReachable) throw new TypeError("no network");
    return new Response(JSON.stringify(url.includes("give") ? [GIVE] : []));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("only what is not known yet is asked for, verb by verb", async () => {
  const whyNot = new WhyNot(example().table);
  expect(whyNot.about(["give"])).toBeNull();
  await whyNot.ask(["give"]);
  await whyNot.ask(["give"]);
  expect(whyNot.about(["give"])).toEqual([GIVE]);
  expect(whyNot.about(["give", "armor"])).toBeNull();
  await whyNot.ask(["give", "armor"]);
  expect(whyNot.about(["give", "armor"])).toEqual([GIVE]);
  expect(asked).toEqual([path("verb=give"), path("verb=armor")]);
});

test("what was known of one decision says nothing of the next", async () => {
  const { table } = example();
  const whyNot = new WhyNot(table);
  await whyNot.ask(["give"]);
  table.live = { ...table.live!, decision: 8 };
  expect(whyNot.about(["give"])).toBeNull();
  await whyNot.ask(["give"]);
  expect(whyNot.about(["give"])).toEqual([GIVE]);
  expect(asked).toHaveLength(2);
});

test("a question that failed is asked again", async () => {
  const whyNot = new WhyNot(example().table);
  isReachable = false;
  await whyNot.ask(["give"]);
  isReachable = true;
  await whyNot.ask(["give"]);
  expect(whyNot.about(["give"])).toEqual([GIVE]);
});
