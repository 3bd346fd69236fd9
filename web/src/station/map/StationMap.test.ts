import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Option } from "../../wire/station.ts";
import { settings } from "../../ui/settings.svelte.ts";
import { language } from "../../words/language.svelte.ts";
import { refused } from "../example.ts";
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

function shown(name: keyof typeof POSITIONS, aimed: Option | null = null, more: object = {}) {
  const onaim = vi.fn<(option: Option) => void>();
  const onshow = vi.fn<(option: Option) => void>();
  const given = { ...POSITIONS[name], refused: null, aimed, me: "red" as const, onaim, onshow };
  const { container, rerender } = render(StationMap, { ...given, ...more });
  return { container, onaim, onshow, rerender };
}

const option = (name: keyof typeof POSITIONS, text: string) =>
  POSITIONS[name].options.find(({ action }) => action === text)!;

test("every room and everybody on the map is drawn", () => {
  const { container } = shown("full");
  expect(container.querySelectorAll("[data-room]")).toHaveLength(21);
  expect(container.querySelectorAll("[data-piece]")).toHaveLength(12 + 8);
});

test("those who do not see it hear every room and who is in it", () => {
  shown("full");
  const rooms = screen.getByRole("list", { name: "Rooms and who is in them" });
  expect(rooms).toHaveTextContent("Vault: Green’s Android");
  expect(rooms).toHaveTextContent("Empty Room 1: no one");
  expect(rooms).toHaveTextContent("3 gray parasites");
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
  await fireEvent.click(screen.getByRole("button", { name: "Next place" }));
  expect(onshow.mock.calls[0]?.[0].action).toBe("lay -2,0 0");
});

/** On a screen of 400 by 400, at the beginning. */
const TERMINAL = { clientX: 240, clientY: 190 };

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

test("footsteps lead to the aimed room, and none to what is done in the own", () => {
  const steps = (text: string) =>
    shown("full", option("full", text)).container.querySelectorAll(".way ellipse").length;
  expect(steps("move T e")).toBeGreaterThan(3);
  expect(steps("search A -")).toBe(0);
});

test("the next room and the decks are told, and a tap explains them", async () => {
  shown("full");
  const next = screen.getByRole("button", { name: /Next room · 1.left/ });
  await fireEvent.click(next);
  expect(screen.getByText(/Rooms left: 1/)).toHaveTextContent("Doorways as drawn");
  await fireEvent.click(next);
  expect(screen.queryByText(/Rooms left: 1/)).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /Search cards left/ }));
  expect(screen.getByText(/Search cards left: /)).toHaveTextContent("shuffled into a new one");
  await fireEvent(
    screen.getByRole("application"),
    new PointerEvent("pointerdown", { bubbles: true }),
  );
  expect(screen.queryByText(/Search cards left: /)).toBeNull();
});

/** Where on the screen somebody stands. */
function whereIs(container: Element, key: string): { clientX: number; clientY: number } {
  const { style } = container.querySelector<HTMLElement>(`[data-piece="${key}"]`)!;
  const [x = 0, y = 0] = numbersIn(style.transform);
  const half = Number.parseFloat(style.width) / 2;
  return seenAt(container, x + half, y + half);
}

const numbersIn = (text: string | null | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);

/** From where the map is seen. */
const cameraIn = (container: Element) =>
  container.querySelector<HTMLElement>("[data-world]")!.style.transform;

/** Where on the screen a point of the map is seen. */
function seenAt(container: Element, x: number, y: number) {
  const [left = 0, top = 0, , scale = 1] = numbersIn(cameraIn(container).replace("3d", ""));
  return { clientX: left + x * scale, clientY: top + y * scale };
}
const ACTORS = ["red.T", "red.A"];

async function tap(at: { clientX: number; clientY: number }) {
  await pointer(screen.getByRole("application"), ["down", at], ["up", at]);
}

test("a tap on an own character chooses it, and C the other", async () => {
  const onact = vi.fn();
  const { container, onaim, rerender } = shown("full", null, { actors: ACTORS, onact });
  await tap(whereIs(container, "red.T"));
  await rerender({ actor: "red.T" });
  await fireEvent.keyDown(document.body, { key: "c" });
  expect(onact.mock.calls).toEqual([["red.T"], ["red.A"]]);
  expect(onaim).not.toHaveBeenCalled();
});

test("a tap on a room tells its name, who is there and what it does; a second one is quiet", async () => {
  const { container, onaim } = shown("full");
  const vault = whereIs(container, "green.A");
  await tap(vault);
  const hint = screen.getByRole("status");
  expect(hint).toHaveTextContent("Vault: Green’s Android");
  expect(hint).toHaveTextContent("Terminal, once per turn");
  await tap(vault);
  expect(hint.textContent.trim()).toBe("");
  expect(onaim).not.toHaveBeenCalled();
});

test("a room behind a closed door tells the server's reason with its rule, once it is known", async () => {
  const onwhy = vi.fn();
  const { container, onaim, rerender } = shown("full", null, { onwhy });
  await tap(whereIs(container, "green.A"));
  expect(onwhy).toHaveBeenCalledOnce();
  const step: Option = { action: "move A n", verb: "move", ap: 1, room: "vault.upper" };
  const why = { id: "why-door-closed", params: { direction: { id: "direction-n" } } };
  await rerender({ refused: [refused(step, why, "DOOR-1")] });
  expect(screen.getByRole("status")).toHaveTextContent(
    "The security door to the north is closed to you",
  );
  expect(screen.getByRole("button", { name: "Rule DOOR-1" })).toBeInTheDocument();
  expect(onaim).not.toHaveBeenCalled();
});

test("a room that both can reach shows both, lights who goes, and a second tap goes", async () => {
  const aimed = option("beginning", "move T e");
  const { container, onaim } = shown("beginning", aimed, { actors: ACTORS });
  expect(screen.getByRole("status")).toHaveTextContent("Tap again to go there.");
  const badges = [...container.querySelectorAll("[data-badge]")].slice(0, 2);
  expect(badges.map((each) => each.matches(".lit"))).toEqual([true, false]);
  await tap(TERMINAL);
  expect(onaim.mock.calls.map(([each]) => each.action)).toEqual(["move T e"]);
});

test("a ghost says what a further tap does", () => {
  shown("beginning", option("beginning", "explore T s 180"));
  expect(screen.getByRole("status")).toHaveTextContent(
    "Tap again to place it, or the arrow on it to rotate it (2 of 2).",
  );
});

test("a ghost that cannot be turned asks why, and says it with its rule at the side", async () => {
  const onwhy = vi.fn();
  const aimed = option("beginning", "explore T w 0");
  const { container, rerender } = shown("beginning", aimed, { onwhy });
  expect(onwhy).toHaveBeenCalledOnce();
  expect(screen.getByRole("status")).toHaveTextContent(/^Tap again to place it.$/);
  await rerender({ refused: POSITIONS.beginning.refused });
  expect(screen.getByRole("status")).toHaveTextContent(
    "Tap again to place it. It can’t be rotated.",
  );
  expect(screen.getByRole("button", { name: "Rule MAP-2" })).toBeInTheDocument();
  expect(container.querySelectorAll("[data-barred]")).toHaveLength(1);
  expect(container.querySelector("[data-barred=e]")).not.toBeNull();
});

test("the next room is carried from the deck to a ghost, which is shown and not yet laid", async () => {
  const { container, onaim, onshow } = shown("beginning");
  const deck = container.querySelector(".decks svg")!;
  Object.assign(deck, { setPointerCapture: () => undefined });
  const south = { clientX: 200, clientY: 320 };
  await pointer(deck, ["down", { clientX: 20, clientY: 20 }], ["move", south], ["up", south]);
  expect(onshow.mock.calls.map(([each]) => each.action)).toEqual(["explore T s 0"]);
  expect(onaim).not.toHaveBeenCalled();
});

test("a tap on the deck shows where the next room may lie", async () => {
  const { container, onshow } = shown("beginning");
  const deck = container.querySelector(".decks svg")!;
  Object.assign(deck, { setPointerCapture: () => undefined });
  const at = { clientX: 20, clientY: 20 };
  await pointer(deck, ["down", at], ["up", at]);
  expect(onshow.mock.calls.map(([each]) => each.action)).toEqual(["explore T s 0"]);
});

test("an own character out of sight is at the edge, and a tap there brings it into sight", async () => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { value: 100, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { value: 100, configurable: true });
  const { container } = shown("full", null, { actor: "red.T" });
  const sign = () => container.querySelector('[data-elsewhere="red.A"]');
  expect(container.querySelector('[data-elsewhere="red.T"]')).toBeNull();
  await fireEvent.click(sign()!);
  expect(sign()).toBeNull();
});

test("a new room out of sight is brought into sight", async () => {
  const { container, rerender } = shown("full", null, { actor: "red.T" });
  const seenAt = () => whereIs(container, "red.T");
  const before = seenAt();
  const { view } = POSITIONS.full;
  const laid = { card: "hive", cell: "9,0", quarter: "0" } as const;
  const map = [...view.map, laid];
  await rerender({ view: { ...view, map } });
  expect(seenAt().clientX).toBeLessThan(before.clientX - 200);
});

test("what is aimed at out of sight is brought into sight, no nearer and no farther", async () => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { value: 150, configurable: true });
  const { container, rerender } = shown("full", null, { actor: "red.T" });
  const place = () => cameraIn(container);
  const scale = () => place().match(/scale\(.*\)/)?.[0];
  const before = [place(), scale()];
  const far: Option = { action: "x", verb: "move", ap: 1, room: "parasite-3", character: "red.A" };
  await rerender({ aimed: far });
  expect(place()).not.toBe(before[0]);
  expect(scale()).toBe(before[1]);
});

test("ghosts appear, and nothing of what was under the finger moves or changes its size", async () => {
  const { container, rerender } = shown("beginning", null, { options: [] });
  const before = cameraIn(container);
  expect(container.querySelectorAll("[data-cell]")).toHaveLength(0);
  await rerender({ options: POSITIONS.beginning.options });
  expect(container.querySelectorAll("[data-cell]")).toHaveLength(2);
  expect(cameraIn(container)).toBe(before);
});

test("coordinates are shown to those who want them", async () => {
  const { container } = shown("beginning");
  expect(container.querySelector("[data-column]")).toBeNull();
  settings.set("coordinates", true);
  await tick();
  expect(container.querySelector("[data-column='1']")).not.toBeNull();
  settings.set("coordinates", false);
});

test("without a canvas to paint on, all is at full light and nothing is missing", () => {
  const { container } = shown("full");
  expect(container.querySelector("canvas")).toBeNull();
  expect(container.querySelectorAll("[data-room]")).toHaveLength(21);
});

test("two taps beside the map bring it nearer, two more show all of it again", async () => {
  Object.defineProperty(HTMLElement.prototype, "clientHeight", { value: 500, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "clientWidth", { value: 500, configurable: true });
  const { container } = shown("beginning");
  const map = screen.getByRole("application");
  const scale = () => cameraIn(container);
  const whole = scale();
  const beside = { clientX: 20, clientY: 20 };
  await pointer(map, ["down", beside], ["up", beside], ["down", beside], ["up", beside]);
  expect(scale()).not.toBe(whole);
  await pointer(map, ["down", beside], ["up", beside], ["down", beside], ["up", beside]);
  expect(scale()).toBe(whole);
});

test("why a card that must be laid may not lie elsewhere is asked for, and told by a tap", async () => {
  const onwhy = vi.fn<() => void>();
  const lay: Option = { action: "lay -1,-1 0", verb: "lay", ap: 0, cell: "-1,-1" };
  const { container, onaim, rerender } = shown("reveal", null, { onwhy });
  expect(onwhy).toHaveBeenCalled();
  await rerender({ refused: [refused(lay, { id: "why-no-ap" }, "MAP-2")] });
  const missed = container.querySelector("[data-missed]");
  const [x = 0, y = 0] = numbersIn(missed?.getAttribute("transform"));
  await tap(seenAt(container, x, y));
  expect(screen.getByRole("button", { name: "Rule MAP-2" })).toBeInTheDocument();
  expect(onaim).not.toHaveBeenCalled();
});

test("what a further tap does is said below the map: the chosen place is not covered", () => {
  const { container } = shown("reveal", option("reveal", "lay 1,1 0"));
  expect(container.querySelector(".hint")).toHaveTextContent(/^$/);
  expect(screen.getByRole("group", { name: "Where the room can go" })).toHaveTextContent(
    "Tap again to place it.",
  );
});
