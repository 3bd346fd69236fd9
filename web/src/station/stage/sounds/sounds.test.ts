import { expect, test } from "vitest";
import { type Event, SECRET_FIELDS } from "../../../wire/station.ts";
import { soundOf } from "./sounds.ts";

const heard = (event: string, fields: object = {}): Event => ({ event, ...fields }) as Event;

test("what only one is told is silent", () => {
  for (const [event, secret] of Object.entries(SECRET_FIELDS))
    if (secret === "all") expect(soundOf(heard(event)), event).toBeNull();
});

test("a secret trade sounds like any other", () => {
  const infecting = heard("CardsTraded", { given: "infect:red", returned: "ammo" });
  expect(soundOf(infecting)).toBe(soundOf(heard("CardsTraded", { given: "?", returned: "?" })));
});

test("what is heard before its picture has turned depends on nothing but its kind", () => {
  const late = ["CardsTraded", "CharacterDied", "DieRolled", "HeatScanHeld", "ParasiteAppeared"];
  for (const event of late) {
    const get = (target: Event, field: string | symbol): unknown => {
      if (field !== "event") throw new Error(`${event} sounds by its ${String(field)}`);
      return target.event;
    };
    expect(() => soundOf(new Proxy(heard(event), { get }) as Event)).not.toThrow();
  }
});
