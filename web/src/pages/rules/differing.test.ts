import { expect, test } from "vitest";
import { differing, oddOnes } from "./differing.ts";

const FOUR = "Among the last 4 cards.";
const THREE = "Among the last 3 cards.";

test("only the words that differ are marked", () => {
  expect(differing(THREE, [FOUR, THREE, FOUR])).toEqual([
    { text: "Among the last", differs: false },
    { text: "3", differs: true },
    { text: "cards.", differs: false },
  ]);
});

test("nothing is marked where all agree", () => {
  expect(differing(FOUR, [FOUR, FOUR])).toEqual([{ text: FOUR, differs: false }]);
});

test("of a sentence that only goes on, what is added is marked", () => {
  const pieces = differing("May attack anyone here.", ["May attack.", "May attack anyone here."]);
  expect(pieces.filter(({ differs }) => differs).map(({ text }) => text)).toEqual([
    "attack anyone here.",
  ]);
});

test("the odd one is the one that most do not follow", () => {
  expect(oddOnes({ en: FOUR, fr: THREE, ru: FOUR, cs: FOUR })).toEqual(["fr"]);
  expect(oddOnes({ en: FOUR, fr: FOUR, ru: THREE, cs: THREE })).toEqual(["ru", "cs"]);
  expect(oddOnes({ en: FOUR, fr: FOUR })).toEqual([]);
});
