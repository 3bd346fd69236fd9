import type { Component } from "svelte";
import type { StillProps } from "../../play/game.ts";
import type { Contents, Rulebook } from "../../play/rulebook.ts";
import { SIGNS } from "../../ui/icons/signs.ts";
import written from "../../wire/rulebook/panik.json";
import Sheet from "../art/Sheet.svelte";
import StreetStill from "../StreetStill.svelte";
import Pictures from "./Pictures.svelte";

export const rulebook: Rulebook = {
  contents: written as unknown as Contents,
  signs: { setup: SIGNS.cards, turn: SIGNS.next, end: SIGNS.end },
  Drawings: Sheet,
  Pictures,
  Still: StreetStill as unknown as Component<StillProps>,
};
