import { expect, test } from "vitest";
import type { Standing } from "../table/standing.ts";
import type { Wire } from "../wire/panik.ts";
import { topicsIn } from "./topics.ts";

const asked = (verb: string, options: object[]): Standing<Wire> =>
  ({ view: { agenda: [{ verb, seat: "red" }] }, options }) as unknown as Standing<Wire>;

test("what is asked has a sentence and a rule", () => {
  expect(topicsIn(asked("new-manor", [{}]))).toEqual([
    {
      name: "panik-new-manor",
      says: "page-panik-coach-new-manor",
      rule: "PTURN-2",
      isAsked: true,
    },
  ]);
});

test("nobody is taught a decision that others take", () => {
  expect(topicsIn(asked("turn", []))).toEqual([]);
});
