import { readdirSync, readFileSync } from "node:fs";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

// A browser to draw in costs half a second a file: only those get one that draw, or say in their
// first line that they need one.
const NEEDS_BROWSER = /"@testing-library\/|^\/\/ @vitest-environment jsdom/;

const drawing = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `src/${name}`)
  .filter((path) => NEEDS_BROWSER.test(readFileSync(path, "utf8")));

/** Only a broken test reaches it: 5 s, the default, is too short on a machine under load. */
const PATIENCE = 300_000;

export default mergeConfig(
  page,
  defineConfig({
    test: {
      testTimeout: PATIENCE,
      hookTimeout: PATIENCE,
      projects: [
        {
          extends: true,
          plugins: [svelteTesting({ autoCleanup: false })],
          test: {
            name: "thinking",
            environment: "node",
            include: ["src/**/*.test.ts", "tools/**/*.test.js"],
            exclude: drawing,
          },
        },
        {
          extends: true,
          plugins: [svelteTesting()],
          test: {
            name: "drawing",
            environment: "jsdom",
            include: drawing,
            setupFiles: ["./build/testing.ts"],
          },
        },
      ],
    },
  }),
);
