import type { Attachment } from "svelte/attachments";
import type { Box } from "../geometry/cells.ts";

/** Where a layer lies in the world. By script: the page's policy forbids styles in markup. */
export function laidOver({ x, y, width, height }: Box): Attachment<HTMLElement | SVGElement> {
  return ({ style }) => {
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  };
}
