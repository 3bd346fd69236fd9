import type { FinishedGame } from "../../wire/protocol.ts";
import type { Eyes } from "./replay.svelte.ts";

export function filmPath(id: string, eyes: Eyes): string {
  return `/replays/${id}/film?eyes=${eyes}`;
}

export function allEyes({ chairs }: FinishedGame): Eyes[] {
  return ["open", "onlooker", ...chairs.map((_, seat): Eyes => `${seat}`)];
}
