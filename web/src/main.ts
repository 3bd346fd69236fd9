import { mount } from "svelte";
import App from "./App.svelte";
import "./style/page.css";
import { language } from "./words/language.svelte.ts";

const target = document.getElementById("page");
await language.begin();
if (target) mount(App, { target });
