/** A sign of a control in a square of 24, filled; some also have lines. Things are illustrated instead. */
export type Sign = { d: string; isLined?: boolean };

/** Signs that any game may use; a game has its own beside its drawings. */
export const SIGNS = {
  lock: {
    d: "M7 10V7.5a5 5 0 0 1 10 0V10h2v11H5V10zm2.5 0h5V7.5a2.5 2.5 0 0 0-5 0zM11 14v4h2v-4z",
  },
  heart: {
    d: "M12 21.5C4.5 15.5 2 12 2 8.3 2 5.3 4.3 3 7 3c2.2 0 3.9 1.2 5 3.2C13.1 4.2 14.8 3 17 3c2.7 0 5 2.3 5 5.3 0 3.7-2.5 7.2-10 13.2z",
  },
  cards: { d: "M7 3.5l11-1.5 2.5 15-2 .3L16.8 6 7.3 7.3zM3.5 8h11v14h-11z" },
  more: { d: "M3 9.5h5v5H3zM9.5 9.5h5v5h-5zM16 9.5h5v5h-5z" },
  sound: {
    d: "M2 8.5h4.5L13 3v18l-6.5-5.5H2zM15.5 7.5c3 1.5 3 7.5 0 9zM18 4c6 3 6 13 0 16l-.9-1.8c4.2-2.4 4.2-10 0-12.4z",
  },
  silence: {
    d: "M2 8.5h4.5L13 3v18l-6.5-5.5H2zM15.5 9l1.5-1.5 2 2 2-2L22.5 9l-2 2 2 2-1.5 1.5-2-2-2 2-1.5-1.5 2-2z",
  },
  talk: { d: "M2 4h20v13H12l-6 5v-5H2z" },
  menu: { d: "M3 5h18v2.5H3zM3 10.8h18v2.5H3zM3 16.5h18V19H3z" },
  eye: {
    d: "M12 5c5 0 8.5 3.5 10.5 7-2 3.5-5.5 7-10.5 7S3.5 15.5 1.5 12C3.5 8.5 7 5 12 5zm0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  },
  open: {
    d: "M3 4h7v16H3zm2 2v12h3V6zM12.5 5.5l6.8-1.5 3 13.5-6.8 1.5zM14.9 7l2.1 9.7 2.9-.65L17.8 6.350z",
  },
  play: { d: "M5 3l16 9-16 9z" },
  pause: { d: "M5 3h5v18H5zM14 3h5v18h-5z" },
  next: { d: "M4 4l11 8-11 8zM16 4h4v16h-4z" },
  previous: { d: "M20 4v16L9 12zM4 4h4v16H4z" },
  share: {
    d: "M17 2a4 4 0 1 1-2.8 6.8L9.9 11.2a4 4 0 0 1 0 1.6l4.3 2.4a4 4 0 1 1-1.100 2L8.8 14.8a4 4 0 1 1 0-5.6l4.3-2.4A4 4 0 0 1 17 2z",
  },
  live: { d: "M2 4l10 8-10 8zM12 4l10 8-10 8z" },
  earlier: {
    d: "M12 3a9 9 0 1 1-8.5 6L1.5 7.5 8 6 7 12.5 5.8 10.6A6.5 6.5 0 1 0 12 5.5zM11 8h2v4.2l3 1.8-1 1.7-4-2.5z",
  },
  fit: {
    d: "M3 3h7v2.5H5.5V10H3zM14 3h7v7h-2.5V5.5H14zM3 14h2.5v4.5H10V21H3zM18.5 14H21v7h-7v-2.5h4.5z",
  },
  end: { d: "M5 2h14v3.5L14 12l5 6.5V22H5v-3.5L10 12 5 5.5zm3 17h8l-4-5z" },
  back: { d: "M15.5 3l2 2-7 7 7 7-2 2L6.5 12z" },
  close: { d: "M5.5 3.5L12 10l6.5-6.5 2 2L14 12l6.5 6.5-2 2L12 14l-6.5 6.5-2-2L10 12 3.5 5.5z" },
  robot: {
    d: "M11 1h2v3h6v13H5V4h6zM8 8v3h3V8zm5 0v3h3V8zM8 13v2h8v-2zM2 8h2v6H2zM20 8h2v6h-2zM7 18.5h10V22H7z",
  },
  away: { d: "M14.5 2A10 10 0 1 0 22 15.5 8.5 8.5 0 0 1 14.5 2z" },
} satisfies Record<string, Sign>;
