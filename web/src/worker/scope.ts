/** What this worker uses of its surroundings: the page's own types do not know them. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Scope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
}

export const scope = globalThis as unknown as Scope;
