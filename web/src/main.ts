import { mount } from "svelte";
import App from "./App.svelte";
import "./ui/style/page.css";
import { calling } from "./net/calling.svelte.ts";
import "./net/installing.svelte.ts"; // the browser offers it early, and once
import { reloadWhenOutdated } from "./net/newest.ts";
import { keepPage } from "./net/worker.ts";
import { beginTravelling } from "./net/travelling.ts";
import { dress } from "./ui/appearance.svelte.ts";
import { language } from "./words/language.svelte.ts";

const target = document.getElementById("page");
reloadWhenOutdated();
keepPage();
dress();
beginTravelling();
await language.begin();
if (target) mount(App, { target });
void calling.mend().catch(() => undefined);
