import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guest } from "../../net/guest.svelte.ts";
import Devices from "./Devices.svelte";
import { deviceText } from "./deviceText.ts";

const device = (id: string, here: boolean) => ({
  id,
  browser: "Firefox",
  system: null,
  made: 1,
  seen: 1,
  here,
});
let asked: string[];
let devices: ReturnType<typeof device>[];

beforeEach(async () => {
  asked = [];
  devices = [device("here", true), device("phone", false)];
  vi.stubGlobal("fetch", (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    if (method === "DELETE") {
      devices = devices.filter(({ id }) => !path.endsWith(id));
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    if (method === "GET") return Promise.resolve(Response.json(devices));
    const token = { token: `token ${asked.length}`, guest: { name: "Ann" } };
    return Promise.resolve(Response.json(token, { status: 201 }));
  });
  await guest.sitDown("Ann");
  asked = [];
  render(Devices);
});
afterEach(() => {
  guest.forget();
  vi.unstubAllGlobals();
});

function open(): void {
  document.querySelector("details")!.open = true;
}

const changes = () => asked.filter((each) => !each.startsWith("GET"));

test("devices are asked for when the list is opened, and not before", async () => {
  expect(asked).toEqual([]);
  open();
  expect(await screen.findAllByText("Firefox")).toHaveLength(2);
  expect(new Set(asked)).toEqual(new Set(["GET /api/me/devices"]));
});

test("another device is signed out by two taps; this one has no button", async () => {
  open();
  await userEvent.click(await screen.findByRole("button", { name: "page-device-out" }));
  expect(changes()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "page-device-out-sure" }));
  await vi.waitFor(() => expect(screen.getAllByText("Firefox")).toHaveLength(1));
  expect(changes()).toEqual(["DELETE /api/me/devices/phone"]);
  expect(screen.queryByRole("button", { name: "page-device-out" })).toBeNull();
});

test("signing out everywhere else takes a new token and keeps it", async () => {
  open();
  const before = guest.token;
  await userEvent.click(screen.getByRole("button", { name: "page-devices-out" }));
  await userEvent.click(screen.getByRole("button", { name: "page-devices-out-sure" }));
  await vi.waitFor(() => expect(asked).toContain("POST /api/me/token"));
  await vi.waitFor(() => expect(guest.token).not.toBe(before));
  expect(localStorage.getItem("panicroom.guest")).toContain(guest.token);
});

test("a device is called by what is known of it", () => {
  const names = [
    deviceText({ browser: "Firefox", system: "Windows" }),
    deviceText({ browser: "terminal", system: null }),
    deviceText({ browser: null, system: "Linux" }),
    deviceText({ browser: null, system: null }),
  ];
  expect(names).toEqual(["page-device-on", "page-device-terminal", "Linux", "page-device-unknown"]);
});
