/** How far a card of a fan leans, and sinks at the ends: the page's policy forbids inline styles. */
export function fan(place: number, count: number): (card: HTMLElement) => void {
  const tilt = place - (count - 1) / 2;
  return ({ style }) => {
    style.setProperty("--tilt", String(tilt));
    style.setProperty("--sink", String(tilt * tilt));
  };
}
