import { ask } from "./api.ts";
import { dropUnder } from "./kept.ts";
import { Problem } from "./problem.ts";
import { readStored, store } from "../ui/stored.ts";

const KEPT = "panicroom.guest";
/** Kept here for whoever plays here. */
const REPLAYS = "/replays/";

type Kept = { token: string; name: string; wasAsked?: boolean };
type Token = { token: string; guest: { name: string } };

/** Who this browser is to the server: a name and a token, and no account. */
class Guest {
  token = $state<string | null>(null);
  name = $state("");
  /** The name is the person's own choice: who only plays with bots has not been asked for it. */
  wasAsked = $state(false);

  constructor() {
    const kept = read();
    if (kept) this.#be(kept);
  }

  /** Keeps the guest of this browser if the server still knows the token, or makes a new one. */
  async sitDown(name: string, wasAsked = true): Promise<void> {
    if (this.token && (await this.#isKnown())) {
      if (name !== this.name) await this.rename(name);
      this.#be({ token: this.token, name: this.name, wasAsked: wasAsked || this.wasAsked });
      return;
    }
    this.token = null;
    this.#be({ ...named(await ask<Token>("POST", "/guests", { name })), wasAsked });
  }

  async rename(name: string): Promise<void> {
    const renamed = await ask<{ name: string }>("PATCH", "/me", { name });
    if (this.token) this.#be({ token: this.token, name: renamed.name });
  }

  /** Takes over a guest by a link from another device. */
  async comeBack(code: string): Promise<void> {
    void dropUnder(REPLAYS);
    this.#be(named(await ask<Token>("POST", `/links/${encodeURIComponent(code)}`)));
  }

  /** Takes a new token: all others are void, and with them every other device and every link. */
  async renew(): Promise<void> {
    this.#be(named(await ask<Token>("POST", "/me/token")));
  }

  /** Deletes the guest on the server, and here. */
  async leaveForGood(): Promise<void> {
    await ask("DELETE", "/me");
    this.forget();
  }

  forget(): void {
    this.token = null;
    this.name = "";
    this.wasAsked = false;
    localStorage.removeItem(KEPT);
    void dropUnder(REPLAYS);
  }

  async #isKnown(): Promise<boolean> {
    try {
      await ask("GET", "/me");
      return true;
    } catch (error) {
      if (error instanceof Problem && error.status === 401) return false;
      throw error;
    }
  }

  /** Whoever was kept before it was noted who had been asked, was. */
  #be({ token, name, wasAsked = true }: Kept): void {
    this.token = token;
    this.name = name;
    this.wasAsked = wasAsked;
    store(KEPT, { token, name, wasAsked });
  }
}

function named({ token, guest }: Token): Kept {
  return { token, name: guest.name };
}

function read(): Kept | null {
  const kept = readStored(KEPT);
  return typeof kept === "object" && kept !== null && "token" in kept ? (kept as Kept) : null;
}

export const guest = new Guest();
