import { mount } from "svelte";
import "../ui/style/page.css";
import { language } from "../words/language.svelte.ts";
import Gallery from "./Gallery.svelte";

await language.begin();
await language.speakOf("station");
mount(Gallery, { target: document.body });
