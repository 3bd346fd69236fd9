import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte.ts";
import type { Point } from "../geometry/cells.ts";

/** A pointer that moves less than this many pixels is a tap. */
const SLACK = 8;
const TWICE = 320;

type Answers = {
  /** Whether the tap meant something. */
  tap: (at: Point) => boolean;
  /** The mouse is there, and nothing is pressed. */
  hover: (at: Point) => void;
  /** Twice where a tap means nothing. */
  fit: () => void;
};

/** Drag pans, two fingers and the wheel zoom, a tap that stays where it began is a tap. */
export function gestures(camera: Camera, { tap, hover, fit }: Answers): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let begun: Point | null = null;
    let isDrag = false;
    let lastTap = -Infinity;

    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, at(event));
      isDrag = fingers.size > 1;
      begun = at(event);
    }

    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before || !begun) return hover(camera.under(at(event)));
      if (!event.buttons) return gone(event); // let go elsewhere
      const now = at(event);
      const isFar = Math.hypot(now.x - begun.x, now.y - begun.y) > SLACK;
      if (!isDrag && !isFar) return;
      if (!isDrag) element.setPointerCapture(event.pointerId);
      isDrag = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, now, other);
      else camera.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    }

    function pinch(before: Point, now: Point, other: Point): void {
      const span = Math.hypot(before.x - other.x, before.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      camera.zoom(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(span, 1), middle);
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    }

    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || isDrag || fingers.size) return;
      const isMeant = tap(camera.under(at(event)));
      const isTwice = event.timeStamp - lastTap < TWICE;
      lastTap = isMeant || isTwice ? -Infinity : event.timeStamp;
      if (isTwice && !isMeant) fit();
    }

    function gone(event: PointerEvent): void {
      fingers.delete(event.pointerId);
    }

    /** At the limit of the zoom the wheel scrolls the page. */
    function wheel(event: WheelEvent): void {
      if (camera.zoom(Math.exp(-event.deltaY / 400), at(event))) event.preventDefault();
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", gone);
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", gone);
      element.removeEventListener("wheel", wheel);
    };
  };
}
