import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { pathOf, qrCode } from "./code.ts";

/** What another implementation of the standard draws for these texts. */
const DRAWN: [string, string][] = [
  ["q".repeat(26), "4fa8a3db1affbc4e65516dc3f3492555ea8524a88cbc64d79e17098261ef944c"],
  ["x".repeat(80), "e99604155f10a90c964d1104195a7a1240b92f20f05d71f75873c8d5df1e87fb"],
  [
    "http://192.168.1.20:8080/t/zzzz234567abcdef",
    "0d65efbc3ae5d4a52d076cf362d759c0583e540b96ed5b759404b190aa245499",
  ],
  ["k".repeat(104), "d7c5cae215f171b0b73015063cf427a151391a8a7bf38b3deb3f752e72ecb9a8"],
];

test("the squares are those of the standard", () => {
  for (const [text, digest] of DRAWN) {
    const squares = qrCode(text)?.lines(true).join("\n") ?? "";
    expect(createHash("sha256").update(squares).digest("hex")).toBe(digest);
  }
});

test("a table's link fits, and what is too long has no code", () => {
  expect(qrCode("https://panic.example.org/t/abcdefgh234567zy")?.size).toBe(33);
  expect(qrCode("y".repeat(106))?.size).toBe(41);
  expect(qrCode("y".repeat(107))).toBeNull();
});

test("a code is drawn as one path of whole squares", () => {
  const code = qrCode("a");
  expect(code && pathOf(code)).toMatch(/^M0 0h7v1h-7z(M\d+ \d+h\d+v1h-\d+z)+$/);
});
