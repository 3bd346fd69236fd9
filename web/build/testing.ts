import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";

// `findBy` and `waitFor` return as soon as they can; 1 s, the default, is too short under load.
configure({ asyncUtilTimeout: 300_000 });

// jsdom knows dialogs, but cannot open them.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// Nothing scrolls there either.
Element.prototype.scrollIntoView ??= () => {};

// Nothing has a size there that could change.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
