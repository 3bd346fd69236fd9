import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { viewOf } from "../example.ts";
import Signs from "../own/Signs.svelte";
import Holdings from "./Holdings.svelte";
import { playerOf } from "./players.ts";

test("neither the Parasite Marker nor a parasite looks like the Host, who is a secret", () => {
  const view = { ...viewOf(), marker: "red", marker_due: true } as const;
  const player = playerOf(view, "red")!;
  const shown = [
    render(Holdings, { player, presence: "here", marked: "due" }).container,
    render(Signs, { view, player }).container,
  ];
  for (const { innerHTML } of shown) {
    expect(innerHTML).toContain("<path");
    expect(innerHTML).not.toMatch(/#card-host|#taken/);
  }
});
