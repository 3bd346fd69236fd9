import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Option } from "../../wire/station.ts";
import { language } from "../../words/language.svelte.ts";
import { POSITIONS } from "./positions.ts";
import StationMap from "./StationMap.svelte";

beforeAll(async () => {
  await language.choose("en");
  await language.speakOf("station");
});

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  for (const side of ["clientWidth", "clientHeight"]) {
    Object.defineProperty(HTMLElement.prototype, side, { value: 400, configurable: true });
  }
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

function shown(name: keyof typeof POSITIONS, aimed: Option | null = null) {
  const onaim = vi.fn<(option: Option) => void>();
  const onshow = vi.fn<(option: Option) => void>();
  const { container } = render(StationMap, { ...POSITIONS[name], aimed, me: "red", onaim, onshow });
  return { container, onaim, onshow };
}

test("every room and everybody on the map is drawn", () => {
  const { container } = shown("full");
  expect(container.querySelectorAll("[data-room]")).toHaveLength(21);
  expect(container.querySelectorAll("[data-piece]")).toHaveLength(12 + 9);
});

test("those who do not see it hear every room and who is in it", () => {
  shown("full");
  const rooms = screen.getByRole("list", { name: "Rooms and who is in them" });
  expect(rooms).toHaveTextContent("Vault: Green's Android");
  expect(rooms).toHaveTextContent("Empty Room 1: nobody");
  expect(rooms).toHaveTextContent("2 gray parasites");
  expect(screen.getByText("The security doors are closed.")).toBeInTheDocument();
});

test("arrows aim and R turns, also when the focus is elsewhere", async () => {
  const aimed = POSITIONS.beginning.options.find(({ action }) => action === "explore T s 0")!;
  const { onshow, onaim } = shown("beginning", aimed);
  await fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await fireEvent.keyDown(document.body, { key: "r" });
  expect(onshow.mock.calls.map(([option]) => option.action)).toEqual([
    "move T e",
    "explore T s 180",
  ]);
  expect(onaim).not.toHaveBeenCalled();
});

test("letters typed into a field are not the map's", async () => {
  const { onshow } = shown("beginning");
  const field = document.body.appendChild(document.createElement("input"));
  await fireEvent.keyDown(field, { key: "ArrowRight" });
  expect(onshow).not.toHaveBeenCalled();
  field.remove();
});

test("a revealed room is led from place to place by buttons", async () => {
  const { onshow, container } = shown("reveal");
  expect(container.querySelectorAll("[data-cell]")).toHaveLength(4);
  expect(screen.getByText("Places: 4")).toBeInTheDocument();
  await fireEvent.click(screen.getByRole("button", { name: "Place after" }));
  expect(onshow.mock.calls[0]?.[0].action).toBe("lay -2,0 0");
});

/** On a screen of 400 by 400 the beginning is drawn about the Reactor, the Terminal to its right. */
const TERMINAL = { clientX: 326, clientY: 200 };

async function pointer(map: Element, ...events: [string, { clientX: number; clientY: number }][]) {
  for (const [kind, at] of events) {
    const given = { ...at, pointerId: 1, button: 0, buttons: 1, bubbles: true };
    await fireEvent(map, new PointerEvent(`pointer${kind}`, given));
  }
}

test("a tap on a room aims at it, a drag that ends there does not", async () => {
  const { onaim } = shown("beginning");
  const map = screen.getByRole("application");
  map.setPointerCapture = () => undefined;
  await pointer(map, ["down", TERMINAL], ["up", TERMINAL]);
  expect(onaim.mock.calls.map(([option]) => option.action)).toEqual(["move T e"]);
  const away = { clientX: 300, clientY: 150 };
  await pointer(map, ["down", away], ["move", TERMINAL], ["up", TERMINAL]);
  expect(onaim).toHaveBeenCalledTimes(1);
});

test("an arrow leads to the aimed room, and none to what is done in the own", () => {
  const { options } = POSITIONS.full;
  const aimed = (text: string) => options.find(({ action }) => action === text)!;
  expect(shown("full", aimed("move T e")).container.querySelector(".head")).not.toBeNull();
  expect(shown("full", aimed("search A -")).container.querySelector(".head")).toBeNull();
});

test("the next room and the decks are told", () => {
  shown("full");
  expect(screen.getByText("Next room · 1 left")).toBeInTheDocument();
  expect(screen.getByLabelText("Search cards left")).toBeInTheDocument();
});

test("two taps beside the map bring it nearer, two more show all of it again", async () => {
  const { container } = shown("beginning");
  const map = screen.getByRole("application");
  const scale = () =>
    container.querySelector("svg > g[transform*=scale]")?.getAttribute("transform");
  const whole = scale();
  const beside = { clientX: 20, clientY: 20 };
  await pointer(map, ["down", beside], ["up", beside], ["down", beside], ["up", beside]);
  expect(scale()).not.toBe(whole);
  await pointer(map, ["down", beside], ["up", beside], ["down", beside], ["up", beside]);
  expect(scale()).toBe(whole);
});
