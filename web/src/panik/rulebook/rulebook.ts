import type { Contents, Rulebook } from "../../play/rulebook.ts";
import { SIGNS } from "../../ui/icons/signs.ts";
import written from "../../wire/rulebook/panik.json";
import Sheet from "../art/Sheet.svelte";
import Pictures from "./Pictures.svelte";

export const rulebook: Rulebook = {
  contents: written as unknown as Contents,
  signs: { setup: SIGNS.cards, turn: SIGNS.next, end: SIGNS.end },
  Drawings: Sheet,
  Pictures,
  Still: null,
};
