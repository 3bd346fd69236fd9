import type { Table } from "../../table/table.svelte.ts";
import { settings } from "../../ui/settings.svelte.ts";
import type { GameUi } from "../game.ts";
import { play, sustain, wakeAtFirstGesture } from "./audio.ts";
import { refused } from "./refused.ts";

/** All that is heard at a table but the call to one's turn. */
export function hearSounds(table: () => Table, gameUi: () => GameUi): void {
  let isAwake = $state(false);
  let isSeen = $state(!document.hidden);

  wakeAtFirstGesture(() => (isAwake = true));

  $effect(() => {
    const note = (): void => void (isSeen = !document.hidden);
    document.addEventListener("visibilitychange", note);
    return () => document.removeEventListener("visibilitychange", note);
  });

  // Each event is heard when its scene begins; what comes of it is for the picture to say.
  $effect(() => {
    const heard = table().story.now?.heard;
    const sound = heard && table().story.pause ? gameUi().soundOf?.(heard) : null;
    if (sound) play(sound);
  });

  $effect(() => {
    if (table().refusal) play(refused);
  });

  // It begins anew when the volume is changed: that is heard at once.
  $effect(() => {
    const { drone } = gameUi();
    const isHeard = isAwake && isSeen && settings.sound && settings.volume > 0;
    return isHeard && drone ? sustain(drone) : undefined;
  });
}
