/** What this browser keeps as JSON under a key; null if there is nothing or it cannot be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function readStoredNames(key: string): string[] {
  const kept = readStored(key);
  return Array.isArray(kept) ? kept : [];
}

export function store(key: string, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
}
