import "@testing-library/jest-dom/vitest";

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
