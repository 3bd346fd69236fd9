const FAR = 40;

/** A swipe to the left goes on, one to the right goes back; what is more down than across is none. */
export function swiped(onswipe: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    const down = (event: PointerEvent): void => {
      from = event.isPrimary ? { x: event.clientX, y: event.clientY } : null;
    };
    const up = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      if (Math.abs(x) >= FAR && Math.abs(x) > Math.abs(y)) onswipe(x < 0 ? 1 : -1);
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
    };
  };
}
