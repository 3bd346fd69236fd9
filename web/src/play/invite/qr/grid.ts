/** A square of dark and light; what is fixed is no place for text. */
export class Grid {
  readonly size: number;
  readonly #dark: boolean[];
  readonly #fixed: boolean[];

  constructor(size: number) {
    this.size = size;
    this.#dark = Array<boolean>(size * size).fill(false);
    this.#fixed = Array<boolean>(size * size).fill(false);
  }

  isDark(x: number, y: number): boolean {
    return this.#dark[y * this.size + x] ?? false;
  }

  isFixed(x: number, y: number): boolean {
    return this.#fixed[y * this.size + x] ?? false;
  }

  set(x: number, y: number, isDark: boolean): void {
    this.#dark[y * this.size + x] = isDark;
  }

  /** Part of the pattern by which a reader finds its way. */
  fix(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.set(x, y, isDark);
    this.#fixed[y * this.size + x] = true;
  }

  /** Each row, or each column, as noughts and ones. */
  lines(isAcross: boolean): string[] {
    const places = [...Array(this.size).keys()];
    return places.map((line) =>
      places.map((at) => Number(isAcross ? this.isDark(at, line) : this.isDark(line, at))).join(""),
    );
  }
}

/** What every code of this version has: three eyes, a small one, and the dotted lines between. */
export function patterned(version: number): Grid {
  const grid = new Grid(17 + 4 * version);
  const far = grid.size - 7;
  for (let at = 0; at < grid.size; at++) {
    grid.fix(6, at, at % 2 === 0);
    grid.fix(at, 6, at % 2 === 0);
  }
  if (version > 1) eye(grid, far, far, 2);
  for (const [x, y] of [
    [3, 3],
    [far + 3, 3],
    [3, far + 3],
  ] as const) {
    eye(grid, x, y, 4);
  }
  return grid;
}

/** Rings around a middle; the outermost of a large eye is the light around it. */
function eye(grid: Grid, x: number, y: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      grid.fix(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}
