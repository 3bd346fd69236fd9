/** How Panic Station is told, shown and covered by the frame around it. */
export { manners } from "./manners.ts";
export { paceOf } from "./stage/pace.ts";
export { isPlaced } from "./stage/spot.ts";
export { isOutAt as isOut } from "./players/standing.ts";
