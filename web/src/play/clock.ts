const SECOND = 1000;
const MINUTE = 60;
const HOUR = 3600;
const HURRY = 15 * SECOND;

/** "0:41", "12:05", "26:00:00": whole seconds, rounded up, so that 0:00 means the end. */
export function timeLeft(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

export function isShort(left: number): boolean {
  return left <= HURRY;
}
