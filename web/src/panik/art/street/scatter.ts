import { seeded } from "../../../ui/seeded.ts";

const round = Math.round;

/** A rank of gables along the street, standing at this height of the picture. */
export function roofs(base: number, seed: number): string {
  const random = seeded(seed);
  let path = `M-20 ${base}`;
  for (let x = -20; x < 1460;) {
    const [width, height] = [40 + random() * 70, 60 + random() * 120];
    const eaves = round(base - height * 0.5);
    path += `V${eaves}L${round(x + width / 2)} ${round(base - height)}`;
    path += `L${round(x + width)} ${eaves}V${base}h8`;
    x += width + 8;
  }
  return `${path}V620H-20z`;
}

/** Cobbles: rings that grow towards whoever looks. */
export function cobbles(count: number, seed: number): string {
  const random = seeded(seed);
  const ring = (): string => {
    const [x, y] = [round(random() * 1440), round(520 + random() ** 0.8 * 380)];
    const size = 0.4 + (y - 520) / 300;
    const [wide, high] = [round(22 * size), round(7 * size)];
    return `M${x - wide} ${y}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0${-2 * wide} 0z`;
  };
  return Array.from({ length: count }, ring).join("");
}
