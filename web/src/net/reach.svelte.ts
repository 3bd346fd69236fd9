/** Whether the server can be reached, as far as the browser or the last request has told. */
class Reach {
  isLost = $state(!navigator.onLine);

  constructor() {
    addEventListener("offline", () => (this.isLost = true));
    addEventListener("online", () => (this.isLost = false));
  }
}

export const reach = new Reach();
