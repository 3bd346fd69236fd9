export { default as Drawings } from "../art/Sheet.svelte";
export { default as Picture } from "./BriefingPicture.svelte";
