const KEPT = "panicroom.reloaded";
/** A file that is missing after a reload is missing for good. */
const AGAIN_MS = 60_000;

/**
 * After an update the server no longer has the parts of the page that was open: it is loaded anew,
 * once. What was going on is on the server.
 */
export function reloadWhenOutdated(): void {
  addEventListener("vite:preloadError", () => {
    if (!navigator.onLine || wasJustReloaded()) return;
    sessionStorage.setItem(KEPT, String(Date.now()));
    location.reload();
  });
}

function wasJustReloaded(): boolean {
  return Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < AGAIN_MS;
}
