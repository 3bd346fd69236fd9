import { scope } from "./scope.ts";
import { answerFor, keepBuild, dropOldBuilds } from "./builds.ts";

/* Keeps the page on this device: it opens without a net, and never mixes two versions of itself. */
scope.addEventListener("install", (event) =>
  event.waitUntil(keepBuild().then(() => scope.skipWaiting())),
);
scope.addEventListener("activate", (event) =>
  event.waitUntil(dropOldBuilds().then(() => scope.clients.claim())),
);
scope.addEventListener("fetch", (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});
