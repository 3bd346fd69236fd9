import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { KINDS } from "../station/cards/kinds.ts";
import { COLORS } from "../ui/seats.ts";
import { FOLDERS } from "./drawings.ts";
import Gallery from "./Gallery.svelte";

test("the gallery shows every face and card, and each drawing of every folder by its name", () => {
  const { container } = render(Gallery);
  expect(container.querySelectorAll(".portrait")).toHaveLength(COLORS.length * 2 * 3);
  expect(container.querySelectorAll(".cards .card")).toHaveLength(
    Object.keys(KINDS).length + COLORS.length,
  );
  for (const { drawings } of FOLDERS)
    for (const [name] of drawings) expect(container.textContent).toContain(name);
});
