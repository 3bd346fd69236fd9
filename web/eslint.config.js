import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";
import { importDirection, noGameNames } from "./tools/layers.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig: config } },
  },
  {
    rules: {
      "no-console": ["error", { allow: ["warn"] }],
      "svelte/no-at-html-tags": "error", // names and chat are text, never markup
      "svelte/no-inline-styles": ["error", { allowTransitions: true }], // the policy forbids them
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  ...importDirection,
  noGameNames,
  { files: ["**/*.test.ts"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
  { files: ["tools/**", "build/**"], rules: { "no-console": "off" } },
);
