/** What this worker uses of its surroundings: the page's own types do not know them. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pushed extends Lasting {
  readonly data: { text(): string } | null;
}

export interface Clicked extends Lasting {
  readonly notification: Notification;
}

export interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(path: string): Promise<unknown>;
}

export interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listen: (event: Fetching) => void): void;
  addEventListener(type: "push", listen: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listen: (event: Clicked) => void): void;
}

export const scope = globalThis as unknown as Scope;
