import type { Hunter, Manor, Option, SendOrCall } from "../wire/panik.ts";

/** What has been tapped so far; both together mean one option. */
export type Pick = { hunter: Hunter | null; manor: Manor | null };
export const NOTHING: Pick = { hunter: null, manor: null };

/** The manor that is tapped for an option: where its hunter stands, or else where it goes. */
export function placeOf(option: Option): Manor | null {
  return (isLeaver(option) ? option.origin : option.manor) ?? null;
}

/** The options that a pick leaves. */
export function meant(options: readonly Option[], { hunter, manor }: Pick): Option[] {
  return options.filter(
    (option) =>
      placeOf(option) !== null &&
      (hunter === null || option.hunter === hunter) &&
      (manor === null || placeOf(option) === manor),
  );
}

/** Both are settled, and there is one option of that kind. */
export function only(options: readonly Option[], pick: Pick): Option | null {
  const [option, another] = meant(options, pick);
  return option !== undefined && another === undefined ? option : null;
}

/** A hunter was dragged to a manor: from the hand, or from where it stands. */
export function dropped(
  options: readonly Option[],
  hunter: Hunter,
  from: Manor | null,
  onto: Manor,
): Option | null {
  if (from === null) return only(options, { hunter, manor: onto });
  const moves = meant(options, { hunter, manor: from }).filter(({ verb, manor }) =>
    verb === "call" ? manor === onto : onto !== from,
  );
  return moves.length === 1 ? (moves[0] ?? null) : null;
}

/** Whether all that is offered is about one hunter: then nobody has to pick it first. */
export function soleHunter(options: readonly Option[]): Hunter | null {
  const hunters = new Set(options.map(({ hunter }) => hunter ?? null));
  const [hunter = null] = hunters;
  return hunters.size === 1 ? hunter : null;
}

/** The hunters that may be sent away or called: they are tapped where they stand. */
export function leaversIn(options: readonly Option[]): Option[] {
  return options.filter(isLeaver);
}

export function isLeaving(options: readonly Option[]): boolean {
  return options.some(isLeaver);
}

function isLeaver({ verb }: Option): boolean {
  return verb === "send-back" || verb === "call";
}

/** What a tap on a manor that is not offered tried: the same as is offered of another manor. */
export function attemptAt(
  options: readonly Option[],
  hunter: Hunter | null,
  manor: Manor,
): string | null {
  if (isLeaving(options) || meant(options, { hunter, manor }).length) return null;
  const alike = meant(options, { hunter, manor: null });
  const [like] = hunter === null && alike.some(({ hunter: other }) => other) ? [] : alike;
  return like?.manor ? like.action.replace(like.manor, manor) : null;
}

/** What a tap on a hunter tried that cannot leave its manor; nothing, where none is asked for. */
export function leaveAt(
  { manor, may_send, may_call }: SendOrCall,
  { id, hunters: [hunter] }: { id: Manor; hunters: readonly Hunter[] },
): string | null {
  if (!hunter) return null;
  if (id === manor) return may_send ? `send-back ${hunter}` : null;
  return may_call ? `call ${hunter} ${id}` : null;
}
