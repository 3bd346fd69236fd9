import { answer, show } from "./calls.ts";
import { scope } from "./scope.ts";
import { answerFor, keepBuild, dropOldBuilds } from "./builds.ts";

/* Keeps the page on this device: it opens without a net, and never mixes two versions of itself. Calls
   to a game are shown from here, whether the page is open or not. */
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
scope.addEventListener("push", (event) => event.waitUntil(show(event.data?.text())));
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(answer(event.notification.data));
});
