import { expect, test } from "vitest";
import { codeIn, codeShown } from "./code.ts";

test.each([
  "abcdmnpq",
  "ABCD MNPQ",
  " abcd-mnpq ",
  "Abcd – Mnpq.",
  "https://panic.example.org/t/abcd-mnpq",
])("a code is found however it is written: %s", (text) => expect(codeIn(text)).toBe("abcdmnpq"));

test("codes from before are found as well", () => {
  expect(codeIn("abcdefgh234567zy")).toBe("abcdefgh234567zy");
  expect(codeIn(" ABCDEFGH 234567zy ")).toBe("abcdefgh234567zy");
  expect(codeIn("https://panic.example.org/t/abcdefgh234567zy?lang=en")).toBe("abcdefgh234567zy");
});

test.each(["hello", "", "nonsense", "abcd mnp", "https://panic.example.org/l/abcdmnpq"])(
  "what has no code in it has none: %s",
  (text) => expect(codeIn(text)).toBeNull(),
);

test("a code is shown in groups, and what is shown can be typed", () => {
  expect(codeShown("abcdmnpq")).toBe("ABCD MNPQ");
  expect(codeIn(codeShown("abcdefgh234567zy"))).toBe("abcdefgh234567zy");
});
