import { beforeEach, expect, test, vi } from "vitest";
import { answer } from "./calls.ts";
import { scope } from "./scope.ts";

/** A page of this origin that is open, and what is done with it. */
function page(path: string) {
  const own = {
    url: `https://panic.example.org${path}`,
    focus: vi.fn(() => Promise.resolve(own)),
    navigate: vi.fn(() => Promise.resolve(null)),
  };
  return own;
}

const openWindow = vi.fn(() => Promise.resolve(null));

function pages(...open: ReturnType<typeof page>[]): void {
  const clients = {
    claim: () => Promise.resolve(),
    matchAll: () => Promise.resolve(open),
    openWindow,
  };
  Object.assign(scope, { clients });
}

beforeEach(() => openWindow.mockClear());

test("a call leads to its table in a page that is open there", async () => {
  const [home, table] = [page("/"), page("/t/abc")];
  pages(home, table);
  await answer("abc");
  expect(table.focus).toHaveBeenCalled();
  expect(table.navigate).not.toHaveBeenCalled();
  expect(home.focus).not.toHaveBeenCalled();
});

test("any other page that is open goes there", async () => {
  const home = page("/rules");
  pages(home);
  await answer("abc");
  expect(home.navigate).toHaveBeenCalledWith("/t/abc");
  expect(openWindow).not.toHaveBeenCalled();
});

test("without one a new page is opened", async () => {
  pages();
  await answer("abc");
  expect(openWindow).toHaveBeenCalledWith("/t/abc");
});
