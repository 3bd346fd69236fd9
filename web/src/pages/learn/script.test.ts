import { expect, test, vi } from "vitest";
import type { LessonMoment, LessonScript, Told } from "../../wire/protocol.ts";
import { Script } from "./script.svelte.ts";

const told = (number: number) => ({ type: "told", number }) as Told;
const said = (id: string) => ({ id });

const READ: LessonMoment = {
  ...{ step: 0, asks: said("look"), hint: null, right: null, rule: null, answers: {} },
  ways: { "": { told: [told(1)], to: 1 } },
};
const ASKED: LessonMoment = {
  ...{ step: 1, asks: said("walk"), hint: said("walk-hint"), right: said("walk-right") },
  ...{ rule: "MOVE-1", answers: { "end-turn": said("early") } },
  ways: { "move T n": { told: [told(2), told(3)], to: 2 } },
};
const LAST: LessonMoment = { ...READ, step: 2, ways: {} };

function begun() {
  const card = { game: "one", name: "move", steps: 3, title: said("title"), about: said("about") };
  const lesson: LessonScript = { card, begins: told(0), moments: [READ, ASKED, LAST] };
  const script = new Script(lesson);
  const standing = vi.fn();
  script.begin({ standing, here: vi.fn(), link: vi.fn() });
  const numbers = () => standing.mock.calls.map(([each]) => (each as Told).number);
  return { script, numbers };
}

test("what is to be read waits until one goes on", () => {
  const { script, numbers } = begun();
  expect([script.isRead, numbers()]).toEqual([true, [0]]);
  script.goOn();
  expect([script.isRead, script.place, numbers()]).toEqual([false, 1, [0, 1]]);
});

test("what is asked for is told act by act, and the coach says why it was right", async () => {
  const { script, numbers } = begun();
  script.goOn();
  expect(script.refuses("move T n")).toBe(false);
  await script.request({ type: "act", decision: 0, action: "move T n" });
  expect(numbers()).toEqual([0, 1, 2, 3]);
  expect(script.verdict).toEqual({ isRight: true, said: said("walk-right") });
  expect(script.isDone).toBe(true);
});

test("what is not asked for is answered, in the lesson's own word if it has one", () => {
  const { script } = begun();
  script.goOn();
  expect(script.refuses("end-turn")).toBe(true);
  expect(script.verdict).toEqual({ isRight: false, said: said("early") });
  expect(script.refuses("search T -")).toBe(true);
  expect(script.verdict?.said).toEqual(said("page-learn-other"));
  expect(script.place).toBe(1);
});
