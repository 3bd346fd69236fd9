import { untrack } from "svelte";
import type { Aim } from "../../play/aim.svelte.ts";
import type { Wire } from "../../wire/station.ts";
import type { Screen } from "../screen.svelte.ts";
import { type Destined, destinedIn, isAnswered } from "./healing.ts";

/** Points of health that can only go to one: who has given the first has given the rest. */
export function healRest(screen: Screen, aim: Aim<Wire>): { readonly isRest: boolean } {
  let promised = $state.raw<Destined | null>(null);
  let given: number | null = null;
  const destined = $derived.by(() => {
    const { view, me, options } = screen;
    return view && destinedIn(view, me, options);
  });
  const isRest = $derived(destined !== null && isAnswered(destined, promised));

  $effect(() => {
    const decision = screen.view?.decision ?? null;
    if (!screen.options.length || decision === given) return;
    if (!isRest) promised = destined;
    else if (destined) {
      given = decision; // and not again, whatever else is told meanwhile
      untrack(() => void aim.do(destined.option));
    }
  });

  return {
    get isRest() {
      return isRest;
    },
  };
}
