import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { guest } from "../../net/guest.svelte.ts";
import AboutMe from "./AboutMe.svelte";

afterEach(() => {
  guest.forget();
  vi.unstubAllGlobals();
});

test("a link that was made can be made void, and is not shown any more", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
    const made = path.endsWith("/guests")
      ? { token: "secret", guest: { name: "Ann" } }
      : { code: "abc", expires: 1 };
    return Promise.resolve(Response.json(made, { status: 201 }));
  });
  await guest.sitDown("Ann");
  render(AboutMe);
  await userEvent.click(screen.getByRole("button", { name: "page-link-make", hidden: true }));
  expect(await screen.findByText(/\/l\/abc$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "page-link-void", hidden: true }));
  expect(asked).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "page-link-void-sure", hidden: true }));
  expect(asked.at(-1)).toBe("DELETE /api/me/links");
  expect(await screen.findByText("guest-links-void")).toBeInTheDocument();
  expect(screen.queryByText(/\/l\/abc$/)).toBeNull();
});
