import { createRequire } from "node:module";
import type { Plugin } from "vite";

const PREFIX = "icon:";
const D = / d="([^"]+)"/;

type Collection = { icons: Record<string, { body: string }> };

/** `import skull from "icon:death-skull"` is that icon's path, so that only those named travel. */
export function icons(): Plugin {
  const { icons } = createRequire(import.meta.url)(
    "@iconify-json/game-icons/icons.json",
  ) as Collection;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + PREFIX)) return null;
      const name = id.slice(PREFIX.length + 1);
      const path = D.exec(icons[name]?.body ?? "")?.[1];
      if (!path) throw new Error(`game-icons.net has no icon called ${name}`);
      return `export default ${JSON.stringify(path)}`;
    },
  };
}
