import { expect, test } from "vitest";
import { nextSpeed } from "./storySpeed.ts";

test("a tap goes round the three speeds, and back from none", () => {
  expect(nextSpeed("normal")).toBe("fast");
  expect(nextSpeed("fast")).toBe("slow");
  expect(nextSpeed("slow")).toBe("normal");
  expect(nextSpeed("instant")).toBe("normal");
});
