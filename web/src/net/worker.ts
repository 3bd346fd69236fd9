/** Lets this browser keep the page, where it can: not every one does, and none outside of HTTPS. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  });
}
