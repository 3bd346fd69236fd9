import type { Attachment } from "svelte/attachments";
import type { Point } from "../geometry/cells.ts";

/** A pointer that moves less than this many pixels is a tap. */
const SLACK = 8;

type Answers = {
  /** Carried over this point of the page. */
  over: (at: Point) => void;
  tap: () => void;
};

/** What can be carried from where it lies by finger or mouse; it follows, and flies back when let go. */
export function carried({ over, tap }: Answers): Attachment<SVGElement> {
  return (element) => {
    let begun: Point | null = null;
    let isFar = false;

    const way = (event: PointerEvent, { x, y }: Point): Point => {
      return { x: event.clientX - x, y: event.clientY - y };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      begun = { x: event.clientX, y: event.clientY };
      isFar = false;
      element.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (!begun) return;
      const { x, y } = way(event, begun);
      isFar ||= Math.hypot(x, y) > SLACK;
      if (!isFar) return;
      element.style.transform = `translate(${x}px, ${y}px)`;
      over({ x: event.clientX, y: event.clientY });
    }

    function up(): void {
      if (begun && !isFar) tap();
      gone();
    }

    function gone(): void {
      begun = null;
      element.style.transform = "";
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", gone);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", gone);
    };
  };
}
