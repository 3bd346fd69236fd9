import type { Speed } from "../ui/settings.svelte.ts";

/** The speeds that a tap goes through; "instant" is chosen in the menu, where it is explained. */
const TURN: readonly Speed[] = ["normal", "fast", "slow"];

export function nextSpeed(speed: Speed): Speed {
  return TURN[(TURN.indexOf(speed) + 1) % TURN.length] ?? "normal";
}
