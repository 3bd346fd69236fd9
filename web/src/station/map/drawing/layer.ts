import type { Attachment } from "svelte/attachments";
import type { Box, Point } from "../geometry/cells.ts";

/** Where a layer lies in the world. By script: the page's policy forbids styles in markup. */
export function laidOver({ x, y, width, height }: Box): Attachment<HTMLElement | SVGElement> {
  return ({ style }) => {
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  };
}

/** A line between two points: its length is its width, and it is turned about its beginning. */
export function drawnFrom(from: Point, to: Point): Attachment<HTMLElement> {
  return ({ style }) => {
    style.left = `${from.x}px`;
    style.top = `${from.y}px`;
    style.width = `${Math.hypot(to.x - from.x, to.y - from.y)}px`;
    style.rotate = `${Math.atan2(to.y - from.y, to.x - from.x)}rad`;
  };
}

/** Comes to its place from another one: `--dx` and `--dy` lead back there. */
export function comingFrom(from: Point, to: Point): Attachment<HTMLElement | SVGElement> {
  return ({ style }) => {
    style.setProperty("--dx", `${from.x - to.x}px`);
    style.setProperty("--dy", `${from.y - to.y}px`);
  };
}
