import { expect, test } from "vitest";
import type { CardsTraded } from "../../wire/station.ts";
import { sides } from "./sides.ts";

const traded: CardsTraded = {
  event: "CardsTraded",
  seat: "blue",
  partner: "red",
  given: "gas",
  returned: "ammo",
};

test("whoever looks sits on the left and gives their own card", () => {
  expect(sides(traded, "red")[0]).toEqual({ seat: "red", gives: "ammo" });
  expect(sides(traded, "blue")[0]).toEqual({ seat: "blue", gives: "gas" });
});

test("for all others the one who came is on the left", () => {
  expect(sides(traded, "green")[0].seat).toBe("blue");
  expect(sides(traded, null)[0].seat).toBe("blue");
});
