import { seeded } from "../../../ui/seeded.ts";

/** Veins of the Hive, as a path: `arms` of them, grown from the middle of a room outwards. */
export function growth(seed: number, arms: number, reach: number): string {
  const random = seeded(seed);
  let path = "";
  for (let arm = 0; arm < arms; arm += 1) {
    const angle = (arm / arms) * 2 * Math.PI + random() * 0.5;
    const length = reach * (0.65 + random() * 0.5);
    const bend = (random() - 0.5) * 1.2;
    const at = (part: number, turned: number): string => {
      const x = 80 + Math.cos(angle + turned) * length * part;
      const y = 88 + Math.sin(angle + turned) * length * part * 0.85;
      return `${x.toFixed(0)} ${y.toFixed(0)}`;
    };
    path += `M80 88Q${at(0.5, bend)} ${at(1, 0)}`;
    path += `M${at(0.55, bend * 0.55)}Q${at(0.8, bend)} ${at(0.95, bend * 0.9)}`;
  }
  return path;
}
