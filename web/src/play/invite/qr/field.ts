/** The field of 256 elements in which QR codes are corrected: modulo x^8 + x^4 + x^3 + x^2 + 1. */
const MODULUS = 0x11d;

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * MODULUS);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** Without its leading one: the product of (x - 2^i) for so many i. */
function generator(degree: number): number[] {
  const found = [...Array<number>(degree - 1).fill(0), 1];
  for (let count = 0, root = 1; count < degree; count++, root = times(root, 2)) {
    for (let place = 0; place < degree; place++) {
      found[place] = times(found[place] ?? 0, root) ^ (found[place + 1] ?? 0);
    }
  }
  return found;
}

/** So many bytes by which a reader restores what it could not read. */
export function correction(bytes: number[], count: number): number[] {
  const by = generator(count);
  const rest = Array<number>(count).fill(0);
  for (const byte of bytes) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [place, each] of by.entries())
      rest[place] = (rest[place] ?? 0) ^ times(each, factor);
  }
  return rest;
}
