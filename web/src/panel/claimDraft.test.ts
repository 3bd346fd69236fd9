import { expect, test } from "vitest";
import type { ClaimForm } from "../wire/protocol.ts";
import { chosenToo, claimText, type Draft, nextField, oneBack } from "./claimDraft.ts";

const value = (word: string) => ({ word, said: { id: word } });
const FORM: ClaimForm = {
  verb: "hold",
  said: { id: "claiming-hold" },
  replies: false,
  fields: [
    { name: "number", values: [value("1"), value("2")] },
    { name: "card", values: [value("coin")] },
  ],
};

test("each tap adds a word, until the claim is whole", () => {
  let draft: Draft = { form: FORM, chosen: [] };
  expect(nextField(draft)?.name).toBe("number");
  draft = chosenToo(draft, value("2"));
  expect(nextField(draft)?.name).toBe("card");
  draft = chosenToo(draft, value("coin"));
  expect(nextField(draft)).toBeNull();
  expect(claimText(draft)).toBe("hold 2 coin");
});

test("one can go back a tap at a time, and out of it", () => {
  const draft = chosenToo({ form: FORM, chosen: [] }, value("2"));
  expect(oneBack(draft)).toEqual({ form: FORM, chosen: [] });
  expect(oneBack({ form: FORM, chosen: [] })).toBeNull();
});
