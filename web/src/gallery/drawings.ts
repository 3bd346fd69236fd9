import type { Component } from "svelte";
import { COLORS, type Color } from "../ui/seats.ts";

/** One folder of drawings, and the box its drawings are made for. */
export type Folder = { path: string; box: string; drawings: [name: string, Drawing: Component][] };

/** Where the origin of a folder's drawings lies; rooms and scenes are the rule, not the exception. */
const BOXES: Record<string, string> = {
  figures: "0 0 100 120",
  cards: "0 0 100 112",
  parasites: "-40 -42 80 84",
  furniture: "-30 -30 80 80",
  houses: "0 -30 160 230",
  hunters: "0 0 100 110",
  ghosts: "-30 -30 60 70",
  street: "0 0 1440 900",
};
const ROOM = "0 0 160 160";

const found = import.meta.glob<Component>(["../*/art/*/*.svelte", "!../*/art/gradients/*"], {
  eager: true,
  import: "default",
});

/** Whose colors a drawing needs: its file is named after its seat. */
export function seatOf(name: string): Color {
  return COLORS.find((color) => name.toLowerCase().endsWith(color)) ?? "red";
}

/** Every file below an `art` folder: whoever adds one sees it here without registering it. */
export const FOLDERS: Folder[] = [...new Set(Object.keys(found).map(folderOf))].map((path) => ({
  path,
  box: BOXES[path.split("/").at(-1) ?? ""] ?? ROOM,
  drawings: Object.entries(found)
    .filter(([file]) => folderOf(file) === path)
    .map(([file, Drawing]) => [nameOf(file), Drawing]),
}));

function folderOf(file: string): string {
  return file.replace("../", "").replace(/\/[^/]+$/, "");
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, "").replace(".svelte", "");
}
