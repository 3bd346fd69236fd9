import { expect, test } from "vitest";
import type { Option } from "../../wire/station.ts";
import { refused } from "../example.ts";
import { giftsOf } from "./gifts.ts";

const GIVE_GAS: Option = { action: "give gas", verb: "give", ap: 0, card: "gas" };
const STAYS = refused(
  { action: "give infect:red", verb: "give", ap: 0, card: "infect:red" },
  { id: "why-human-gives-no-infection" },
  "TRADE-3",
);

test("every kind in the hand is shown once, with how many there are", () => {
  const gifts = giftsOf(["gas", "infect:red", "gas", "infect:red", "infect:red"], [GIVE_GAS], null);
  expect(gifts.map(({ card, count }) => [card, count])).toEqual([
    ["gas", 2],
    ["infect:red", 3],
  ]);
});

test("what the server does not offer cannot be given, and shows the server's reason", () => {
  const [gas, infection] = giftsOf(["gas", "infect:red"], [GIVE_GAS], [STAYS]);
  expect(gas?.option).toBe(GIVE_GAS);
  expect(infection?.option).toBeNull();
  expect(infection?.refusal?.rule).toBe("TRADE-3");
});

test("before the reason has come the card is as little on offer", () => {
  expect(giftsOf(["host"], [], null)[0]).toMatchObject({ option: null, refusal: null });
});
