import { expect, test } from "vitest";
import { codeIn } from "./code.ts";

test("a code is found alone, with spaces and capitals, and in a link", () => {
  expect(codeIn("abcdefgh234567zy")).toBe("abcdefgh234567zy");
  expect(codeIn(" ABCDEFGH 234567zy ")).toBe("abcdefgh234567zy");
  expect(codeIn("https://panic.example.org/t/abcdefgh234567zy")).toBe("abcdefgh234567zy");
});

test("what has no code in it has none", () => {
  expect(codeIn("hello")).toBeNull();
  expect(codeIn("")).toBeNull();
});
