/** So long nothing happens and nobody touches anything: then nothing blinks either. */
export const IDLE = 10_000;
const SIGNS_OF_LIFE = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** Whether the table rests: idle for a while, or in a hidden tab. `events` changes as things happen. */
export function restWhenIdle(events: () => unknown): { readonly isResting: boolean } {
  let isIdle = $state(false);
  let isHidden = $state(document.hidden);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    clearTimeout(timer);
    isIdle = false;
    timer = setTimeout(() => (isIdle = true), IDLE);
  }

  $effect(() => {
    events();
    wake();
  });

  $effect(() => {
    const note = (): void => void (isHidden = document.hidden);
    document.addEventListener("visibilitychange", note);
    for (const each of SIGNS_OF_LIFE) addEventListener(each, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", note);
      for (const each of SIGNS_OF_LIFE) removeEventListener(each, wake);
    };
  });

  return {
    get isResting() {
      return isIdle || isHidden;
    },
  };
}
