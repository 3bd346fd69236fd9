import { seeded } from "../../../ui/seeded.ts";

/** Arms that taper, filled, and their lit edges: thick ones and thin ones apart. */
export type Tendrils = { filled: string; thick: string; thin: string };
type Spot = readonly [x: number, y: number];

const ARMS = 13;
const STRIDE = 50;
const GIRTH = 58;
const SQUASH = 0.8;
const SPLITS = 2;

/** They grow from a point outwards, curl, and carry smaller ones. */
export function tendrilsFrom(x: number, y: number, seed: number): Tendrils {
  const random = seeded(seed);
  const grown: Tendrils = { filled: "", thick: "", thin: "" };

  const grow = (from: Spot, turn: number, girth: number, steps: number, splits: number): void => {
    const [left, right]: [Spot[], Spot[]] = [[], []];
    const twist = random() < 0.5 ? -1 : 1;
    let [[atX, atY], angle, curl] = [from, turn, (random() - 0.5) * 0.3];
    for (let step = 0; step <= steps; step++) {
      const part = step / steps;
      const half = (girth / 2) * (1 - part) ** 0.8 + 0.6;
      left.push([atX + Math.sin(angle) * half, atY - Math.cos(angle) * half]);
      right.push([atX - Math.sin(angle) * half, atY + Math.cos(angle) * half]);
      if (splits && step > 2 && random() < 0.17) {
        const aside = (random() < 0.5 ? -1 : 1) * (0.6 + random() * 0.5);
        const length = Math.round((steps - step) * 0.8) + 3;
        grow([atX, atY], angle + aside, half * 1.3, length, splits - 1);
      }
      curl = curl * 0.86 + (random() - 0.5) * 0.3 + twist * part * part * 0.1;
      angle += curl;
      atX += Math.cos(angle) * STRIDE;
      atY += Math.sin(angle) * STRIDE * SQUASH;
    }
    const edge = `M${smooth(left)}`;
    grown.filled += `${edge}L${smooth(right.reverse())}z`;
    grown[splits === SPLITS ? "thick" : "thin"] += edge;
  };

  for (let arm = 0; arm < ARMS; arm++) {
    const angle = (arm / ARMS) * 2 * Math.PI + random() * 0.4;
    grow([x, y], angle, GIRTH * (0.7 + random() * 0.6), 13 + Math.floor(random() * 8), SPLITS);
  }
  return grown;
}

/** A line through the middles between the spots. */
function smooth(spots: readonly Spot[]): string {
  const at = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`;
  return spots.reduce((line, spot, place) => {
    const next = spots[place + 1];
    if (place === 0) return at(spot);
    return next
      ? `${line}Q${at(spot)} ${at([(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2])}`
      : line;
  }, "");
}
