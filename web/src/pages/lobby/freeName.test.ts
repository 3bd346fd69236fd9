import { expect, test } from "vitest";
import { freeName } from "./freeName.ts";

test("guests who give no name are numbered from the second on", () => {
  expect(freeName("Guest", [null, "Ann"])).toBe("Guest");
  expect(freeName("Guest", ["guest", null])).toBe("Guest 2");
  expect(freeName("Guest", ["Guest", "Guest 2"])).toBe("Guest 3");
});
