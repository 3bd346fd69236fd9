import { tick } from "svelte";

type Box = { x: number; y: number; width: number; height: number };

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place of the nearest box that way: what lies aside counts double. */
export function nearest(from: Box, boxes: readonly Box[], key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const [dx, dy] = way;
  let [best, found]: [number, number | null] = [Infinity, null];
  boxes.forEach((box, place) => {
    const right = box.x + box.width / 2 - from.x - from.width / 2;
    const down = box.y + box.height / 2 - from.y - from.height / 2;
    const ahead = right * dx + down * dy;
    const far = ahead + 2 * Math.abs(right * dy + down * dx);
    if (ahead > 1 && far < best) [best, found] = [far, place];
  });
  return found;
}

/** Arrows go from manor to manor, and to the hand. */
export function moveFocus(event: KeyboardEvent): void {
  const { currentTarget, target, key } = event;
  if (!(currentTarget instanceof HTMLElement && target instanceof HTMLElement)) return;
  const buttons = [...currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const boxes = buttons.map((button) => button.getBoundingClientRect());
  const place = nearest(target.getBoundingClientRect(), boxes, key);
  if (place === null) return;
  event.preventDefault();
  buttons[place]?.focus();
}

/** Who plays by keys stays on the board, when what they pressed goes, with what is always there. */
export function keepFocus(board: HTMLElement, there: string): void {
  if (!board.contains(document.activeElement)) return;
  void tick().then(() => {
    if (document.activeElement !== document.body) return;
    board.querySelector<HTMLElement>(there)?.focus({ preventScroll: true });
  });
}
