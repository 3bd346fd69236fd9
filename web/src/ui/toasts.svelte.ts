const LASTS = 6000;

export type Toast = { key: number; text: string; tone: "plain" | "danger" };

/** Short messages from anywhere on the page; they disappear by themselves. */
class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;

  show(text: string, tone: Toast["tone"] = "plain"): void {
    const key = this.#next++;
    this.shown.push({ key, text, tone });
    setTimeout(() => this.drop(key), LASTS);
  }

  drop(key: number): void {
    this.shown = this.shown.filter((toast) => toast.key !== key);
  }
}

export const toasts = new Toasts();
