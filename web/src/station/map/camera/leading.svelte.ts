import { untrack } from "svelte";
import type { Cell } from "../../../wire/station.ts";
import type { Camera } from "./camera.svelte.ts";
import { around, boxOf } from "../geometry/cells.ts";
import { isOfMapAlone } from "../choosing/choosing.ts";
import type { Drawn } from "../drawing/drawn.svelte.ts";
import { boxIn, placeOf } from "../geometry/places.ts";

/** From this width on the next room lies in the upper corner, before that in the lower one: see Decks. */
const WIDE = 800;
const CORNER = 64;

/** The camera fits itself to what matters, and goes to what is aimed at, laid or happens elsewhere. */
export function lead(camera: Camera, drawn: Drawn): void {
  const isNarrow = $derived(camera.width < WIDE);
  const framed = $derived(
    JSON.stringify([drawn.sights, camera.width, camera.height, camera.below]),
  );
  const middle = $derived(JSON.stringify(drawn.sights.middle));
  const aimed = $derived(drawn.aimed?.action);
  const spot = $derived(JSON.stringify(drawn.spot?.rooms ?? []));
  const laid = $derived(drawn.view.map.map(({ cell }) => cell).join(" "));
  const isOfMap = $derived(isOfMapAlone(drawn.offer.options));
  let known: readonly Cell[] | null = null;

  $effect(() => {
    camera.below = isNarrow ? CORNER : 0;
  });

  $effect(() => {
    if (framed) untrack(() => camera.show(drawn.sights));
  });

  $effect(() => {
    if (isOfMap) untrack(() => camera.regain());
  });

  $effect(() => {
    if (middle) untrack(() => camera.bring(drawn.sights.middle));
  });

  $effect(() => {
    const cells = laid.split(" ") as Cell[];
    const added = known ? cells.filter((cell) => !known?.includes(cell)) : [];
    known = cells;
    if (added.length) untrack(() => camera.bring(around(added.map(boxOf))));
  });

  $effect(() => {
    if (!aimed) return;
    untrack(() => {
      const box = drawn.aimed && placeOf(drawn.aimed, drawn.rooms);
      if (box) camera.reach(box);
    });
  });

  $effect(() => {
    if (!spot) return;
    untrack(() => {
      const boxes = (drawn.spot?.rooms ?? []).map((room) => boxIn(drawn.rooms, room));
      const there = boxes.filter((box) => box !== null);
      if (there.length) camera.follow(around(there));
      else camera.settle();
    });
  });
}
