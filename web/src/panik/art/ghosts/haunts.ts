/** Where ghosts float before a house, and how near: the first is the first to come. */
export const HAUNTS = [
  [113, 42, 1.125],
  [40, 118, 0.9],
  [80, 132, 1.1875],
  [132, 124, 0.825],
  [78, 66, 0.775],
] as const;
