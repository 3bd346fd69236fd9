import type { Attachment } from "svelte/attachments";
import { FrameWatch } from "../light/frameWatch.ts";
import type { Camera } from "./camera.svelte.ts";

/** So long after the last change the picture is painted anew, sharp. */
const REST = 180;

/**
 * Moves what the camera sees. While it moves the browser only shifts a picture it already has
 * (`will-change`); it is painted again once it rests.
 */
export function seenBy(camera: Camera): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const watch = new FrameWatch();
    $effect(() => {
      const { x, y, scale } = camera;
      element.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
      if (!isFirst) move();
      isFirst = false;
    });

    function move(): void {
      element.classList.add("moving");
      watch.begin();
      clearTimeout(timer);
      timer = setTimeout(rest, REST);
    }

    function rest(): void {
      element.classList.remove("moving");
      watch.end();
    }

    return () => {
      clearTimeout(timer);
      watch.end();
    };
  };
}
