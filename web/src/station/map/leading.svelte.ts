import { untrack } from "svelte";
import type { Cell, Option, View } from "../../wire/station.ts";
import type { Camera } from "./camera.svelte.ts";
import { around, boxOf } from "./cells.ts";
import type { DrawnRoom } from "./drawing.ts";
import type { Spot } from "./marks.ts";
import { boxIn, placeOf, type Sights } from "./places.ts";

type Seen = {
  view: View;
  rooms: readonly DrawnRoom[];
  sights: Sights;
  aimed: Option | null;
  spot: Spot | null;
};

/** The camera fits itself to what matters, and goes to what is aimed at, laid or happens elsewhere. */
export function lead(camera: Camera, seen: () => Seen): void {
  const framed = $derived(JSON.stringify([seen().sights, camera.width, camera.height]));
  const middle = $derived(JSON.stringify(seen().sights.middle));
  const aimed = $derived(seen().aimed?.action);
  const spot = $derived(JSON.stringify(seen().spot?.rooms ?? []));
  const laid = $derived(
    seen()
      .view.map.map(({ cell }) => cell)
      .join(" "),
  );
  let known: readonly Cell[] | null = null;

  $effect(() => {
    if (framed) untrack(() => camera.show(seen().sights.boxes, seen().sights.middle));
  });

  $effect(() => {
    if (middle) untrack(() => camera.bring(seen().sights.middle));
  });

  $effect(() => {
    const cells = laid.split(" ") as Cell[];
    const added = known ? cells.filter((cell) => !known?.includes(cell)) : [];
    known = cells;
    if (added.length) untrack(() => camera.bring(around(added.map(boxOf))));
  });

  $effect(() => {
    if (!aimed) return;
    const { aimed: option, rooms } = untrack(seen);
    const box = option && placeOf(option, rooms);
    if (box) untrack(() => camera.reach(box));
  });

  $effect(() => {
    if (!spot) return;
    const { spot: shown, rooms } = untrack(seen);
    const boxes = (shown?.rooms ?? []).map((room) => boxIn(rooms, room));
    const there = boxes.filter((box) => box !== null);
    untrack(() => (there.length ? camera.follow(around(there)) : camera.settle()));
  });
}
