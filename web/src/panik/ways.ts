/** How Panik is told, shown and covered by the frame around it. */
export { manners } from "./manners.ts";
export { paceOf } from "./pace.ts";

/** Everything there is lies on one screen. */
export const isPlaced = (): boolean => false;

/** Everybody plays to the end. */
export const isOut = (): boolean => false;
