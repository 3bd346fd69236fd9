export type Place = { x: number; y: number; scale: number };

const LONG = 260;

/** Animates from one place to another, ease-out. Returns a function that stops it. */
export function glide(from: Place, to: Place, put: (place: Place) => void): () => void {
  const begun = performance.now();
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - begun) / LONG));
    put(between(from, to, 1 - (1 - part) ** 3));
    if (part < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

function between(from: Place, to: Place, part: number): Place {
  const at = (a: number, b: number): number => a + (b - a) * part;
  return { x: at(from.x, to.x), y: at(from.y, to.y), scale: at(from.scale, to.scale) };
}
