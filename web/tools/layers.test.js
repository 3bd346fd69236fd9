import { ESLint } from "eslint";
import { expect, test, vi } from "vitest";

/** The first one loads all parsers and rules: a busy machine may take its time. */
vi.setConfig({ testTimeout: 60_000 });

const eslint = new ESLint();
const RULES = ["no-restricted-imports", "no-restricted-syntax", "layers/no-game-names"];

/** What these rules find in a file of this name. */
async function found(filePath, code) {
  const [result] = await eslint.lintText(code, { filePath });
  return result.messages.map(({ ruleId }) => ruleId).filter((rule) => RULES.includes(rule));
}

test.each([
  ["net", 'import { Table } from "../table/table.svelte.ts";'],
  ["table", 'import type { Aim } from "../play/aim.svelte.ts";'],
  ["panel", 'export * from "../play/aim.svelte.ts";'],
  ["play/menu", 'import Home from "../../pages/Home.svelte";'],
  ["play", 'import { gameNamed } from "../games.ts";'],
  ["station/map", 'import { top } from "../../panik/board.ts";'],
  ["panik", 'import { roleOf } from "../station/names.ts";'],
])("%s may not contain: %s", async (folder, code) => {
  expect(await found(`src/${folder}/x.ts`, code)).toContain("no-restricted-imports");
  const markup = `<script lang="ts">\n${code}\n</script>`;
  expect(await found(`src/${folder}/X.svelte`, markup)).toContain("no-restricted-imports");
});

test("a dynamic import and the type of one have a direction, too", async () => {
  const lazy = 'export const load = () => import("../pages/Home.svelte");';
  const typed = 'export type Home = import("../pages/Home.svelte").default;';
  for (const code of [lazy, typed])
    expect(await found("src/play/x.ts", code)).toEqual(["no-restricted-syntax"]);
});

test("a folder may import what comes before it, itself and its own subfolders", async () => {
  const code = `
    import { Table } from "../../table/table.svelte.ts";
    import { aim } from "../aim.svelte.ts";
    import { Coach } from "../coach/coach.svelte.ts";
    export const load = () => import("../../panel/Panel.svelte");`;
  expect(await found("src/play/menu/x.ts", code)).toEqual([]);
  const page = 'import { gameNamed } from "../games.ts";';
  expect(await found("src/pages/x.ts", page)).toEqual([]);
});

test.each([
  ["src/play/x.ts", 'export const isStation = (game: string) => game === "station";'],
  ["src/table/x.ts", "/** How many Gas Cans are needed. */\nexport const needed = 3;"],
  ["src/pages/x.ts", "export const gasNeeded = 3;"],
  ["src/panel/x.ts", "export const MANORS = 4;"],
  ["src/net/x.ts", "export const needsGas = true;"],
  ["src/ui/X.svelte", "<p>The manor is full</p>"],
])("%s names no game: %s", async (filePath, code) => {
  expect(await found(filePath, code)).toContain("layers/no-game-names");
});

test("games name themselves, and some words only look like a game's", async () => {
  expect(await found("src/station/x.ts", 'export const name = "station";')).toEqual([]);
  expect(await found("src/ui/x.ts", 'export const words = ["gasp", "Panic Room"];')).toEqual([]);
});
