/** In the order of the seats; each has its own shape, so that color is never the only sign. */
export const COLORS = ["red", "blue", "green", "yellow", "white", "black"] as const;

export type Color = (typeof COLORS)[number];

/** In a square of 24. */
export const SHAPES: Record<Color, string> = {
  red: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z", // a disc
  blue: "M12 3l10 18H2z", // a triangle
  green: "M4 4h16v16H4z", // a square
  yellow: "M12 1.5L22.5 12L12 22.5L1.5 12z", // a diamond
  white: "M12 1.8l3 6.6l7.2.8l-5.3 4.9l1.4 7.1l-6.3-3.6l-6.3 3.6l1.4-7.1L1.8 9.2l7.2-.8z", // a star
  black: "M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z", // a cross
};
