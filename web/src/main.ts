import { mount } from "svelte";
import App from "./App.svelte";
import "./style/page.css";
import { beginTravelling } from "./net/travelling.ts";
import { dress } from "./ui/appearance.svelte.ts";
import { language } from "./words/language.svelte.ts";

const target = document.getElementById("page");
dress();
beginTravelling();
await language.begin();
if (target) mount(App, { target });
