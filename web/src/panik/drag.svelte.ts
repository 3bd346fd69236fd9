import type { Attachment } from "svelte/attachments";
import type { Hunter, Manor } from "../wire/panik.ts";

/** A finger that trembles does not drag. */
const STEADY = 8;

export type Held = { hunter: Hunter; from: Manor | null; x: number; y: number; over: Manor | null };
type Take = (hunter: Hunter, from: Manor | null) => void;
type Drop = (hunter: Hunter, from: Manor | null, onto: Manor) => void;

/** A hunter under the finger or the mouse, on its way to a manor. */
export class Drag {
  held = $state.raw<Held | null>(null);
  readonly #take: Take;
  readonly #drop: Drop;
  readonly #find: (x: number, y: number) => Manor | null;

  constructor(take: Take, drop: Drop, find = manorAt) {
    this.#take = take;
    this.#drop = drop;
    this.#find = find;
  }

  /** For the element that is taken hold of. */
  handle(hunter: Hunter, from: Manor | null): Attachment<HTMLElement> {
    return (element) => {
      let start: PointerEvent | null = null;
      const take = (event: PointerEvent): void => {
        if (!event.isPrimary || event.button !== 0) return;
        start = event;
        element.setPointerCapture(event.pointerId); // a quick mouse is elsewhere at its first move
      };
      const move = (event: PointerEvent): void => {
        if (start === null || event.pointerId !== start.pointerId) return;
        const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
        if (this.held === null && far < STEADY) return;
        if (this.held === null) this.#take(hunter, from);
        const [x, y] = [event.clientX, event.clientY];
        this.held = { hunter, from, x, y, over: this.#find(x, y) };
      };
      const end = (event: PointerEvent): void => {
        if (start === null || event.pointerId !== start.pointerId) return;
        start = null;
        const { held } = this;
        this.held = null;
        if (held === null) return;
        swallowClick(element);
        if (event.type === "pointerup" && held.over) this.#drop(hunter, from, held.over);
      };
      const hears = { pointerdown: take, pointermove: move, pointerup: end, pointercancel: end };
      const pairs = Object.entries(hears) as [keyof typeof hears, typeof take][];
      for (const [name, hear] of pairs) element.addEventListener(name, hear);
      return () => {
        for (const [name, hear] of pairs) element.removeEventListener(name, hear);
        if (start !== null) this.held = null;
      };
    };
  }
}

/** The click that ends a drag is no tap. */
function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event): void => event.stopImmediatePropagation();
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
}

function manorAt(x: number, y: number): Manor | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-manor]");
  return (element?.dataset["manor"] ?? null) as Manor | null;
}
