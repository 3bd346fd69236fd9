import { seeded } from "./veins.ts";

export type Flame = { d: string; opacity: number };

/** Tongues of fire from the lower edge of 1440 by 900, about `height` high. */
export function flamesOf(count: number, height: number, seed: number): Flame[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, place) => {
    const x = (place + 0.5) * (1440 / count) + (random() - 0.5) * 60;
    const h = height * (0.5 + random() * 0.8);
    const w = 46 + random() * 60;
    const at = (left: number, up: number): string =>
      `${Math.round(x + left * w)} ${Math.round(900 - up * h)}`;
    const d =
      `M${at(-1, 0)}C${at(-1, 0.4)} ${at(-0.1, 0.5)} ${at(-0.2, 1)}` +
      `C${at(0.5, 0.6)} ${at(1, 0.45)} ${at(1, 0)}z`;
    return { d, opacity: 0.45 + random() * 0.5 };
  });
}
