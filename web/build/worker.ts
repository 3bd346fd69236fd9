import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = "src/worker/worker.ts";
const NAME = "worker.js";
const PUBLIC = join(import.meta.dirname, "../public");
/** For messengers, which show it beside a link. */
const PREVIEW = "preview.png";

/** The service worker, as a script of its own, with the names of all files it has to keep. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: NAME });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const script = bundle[NAME];
        if (script?.type !== "chunk") throw new Error("the worker was not built");
        if (script.imports.length) throw new Error("a worker cannot share files with the page");
        const built = Object.values(bundle).filter((each) => each !== script);
        const names = built
          .map(({ fileName }) => fileName)
          .filter((name) => !name.endsWith(".html"));
        const files = [...names, ...readdirSync(PUBLIC).filter((name) => name !== PREVIEW)]
          .map((name) => `/${name}`)
          .sort();
        const hash = createHash("sha256").update(script.code);
        for (const each of built) hash.update(each.type === "chunk" ? each.code : each.source);
        script.code = script.code
          .replace("__FILES__", JSON.stringify(files).replaceAll('"', '\\"'))
          .replace("__BUILD__", hash.digest("hex").slice(0, 16));
      },
    },
  };
}
