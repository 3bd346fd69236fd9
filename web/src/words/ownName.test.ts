import { expect, test } from "vitest";
import { ownName } from "./ownName.ts";

test("a language is listed by the name it has for itself, with a capital letter", () => {
  expect(["en", "fr", "ru", "cs", "es"].map(ownName)).toEqual([
    "English",
    "Français",
    "Русский",
    "Čeština",
    "Español",
  ]);
});
