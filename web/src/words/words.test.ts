import { expect, test } from "vitest";
import type { Said } from "./said.ts";
import { Words } from "./words.ts";

const FTL = `
list-empty = nothing
list-last = { $rest } and { $last }
list-more = { $first }, { $rest }
seat-red = red
    .acc = REDDEN
room-same = the room
room-attic = the Attic
kill = { START($seat) } hits { FORM($other, form: "acc") }
there = { ID($room) ->
    [room-same] there
   *[other] in { $room }
  }
count = { $n ->
    [one] one card
   *[other] { $n } cards
  }
`;
const words = new Words("en", [FTL]);
const red: Said = { id: "seat-red" };

test("a parameter that is a message is put into words, in the form that is asked for", () => {
  expect(words.say("kill", { seat: red, other: red })).toBe("Red hits REDDEN");
});

test("a form that a message lacks is its plain one", () => {
  expect(words.say("kill", { seat: red, other: { id: "room-attic" } })).toBe("Red hits the Attic");
});

test("a sentence chooses by what it speaks of", () => {
  expect(words.say("there", { room: { id: "room-same" } })).toBe("there");
  expect(words.say("there", { room: { id: "room-attic" } })).toBe("in the Attic");
});

test("several are listed as the language lists them", () => {
  const listed = (...rooms: Said[]) => words.say("there", { room: rooms });
  expect(listed()).toBe("in nothing");
  expect(listed(red, red)).toBe("in red and red");
  expect(listed(red, red, { id: "room-attic" })).toBe("in red, red and the Attic");
});

test("numbers choose their plural, and names given by people are text", () => {
  expect(words.say("count", { n: 1 })).toBe("one card");
  expect(words.say("count", { n: 3 })).toBe("3 cards");
  expect(words.say("kill", { seat: "<b>{ $x }</b>", other: "y" })).toBe("<b>{ $x }</b> hits y");
});

test("a missing message shows its id", () => {
  expect(words.say("no-such-thing")).toBe("no-such-thing");
});
