import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { icons } from "./build/icons.ts";
import { words } from "./build/words.ts";
import { worker } from "./build/worker.ts";

const server = process.env["PANICROOM_URL"] ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), icons(), words(), worker(), compressed()],
  build: {
    outDir: "../src/panicroom/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy lets no font or script come as data
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: ["..", "../src/panicroom/locales"] },
  },
});
