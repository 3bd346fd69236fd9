/** Numbers that are the same on each screen: a drawing does not change by itself. */
export function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export type Vein = { d: string; width: number; fork: number };

const STEP = 34;
const FORKS = 4;

/** Veins that grow from a point to the edges, thinner at every fork. */
export function veinsFrom(x: number, y: number, arms: readonly number[], seed = 21): Vein[] {
  const random = seeded(seed);
  const veins: Vein[] = [];
  const grow = (fromX: number, fromY: number, turn: number, width: number, left: number): void => {
    let [atX, atY, angle] = [fromX, fromY, turn];
    let d = `M${Math.round(atX)} ${Math.round(atY)}`;
    for (let step = 0, steps = 5 + random() * 5; step < steps; step++) {
      angle += (random() - 0.5) * 0.9;
      atX += Math.cos(angle) * STEP;
      atY += Math.sin(angle) * STEP * 0.9;
      d += `L${Math.round(atX)} ${Math.round(atY)}`;
    }
    veins.push({ d, width, fork: FORKS - left });
    if (left === 0) return;
    for (const side of random() < 0.6 ? [-0.5, 0.6] : [0.1])
      grow(atX, atY, angle + side, width * 0.72, left - 1);
  };
  for (const arm of arms) grow(x, y, arm, 8, FORKS);
  return veins;
}
