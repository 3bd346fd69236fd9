import type { LessonCard } from "../wire/protocol.ts";
import { keep } from "./kept.ts";

/** Lets this browser keep the page, where it can: not every one does, and none outside of HTTPS. The lessons
    are kept beside each build, because the server tells them. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    void keepLessons().catch(() => undefined);
  });
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  });
}

async function keepLessons(): Promise<void> {
  const cards = await keep<LessonCard[]>("/lessons");
  for (const { game, name } of cards) await keep(`/lessons/${game}/${name}`);
}
