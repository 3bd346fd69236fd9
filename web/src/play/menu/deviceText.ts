import type { DeviceCard } from "../../wire/protocol.ts";
import { say } from "../../words/language.svelte.ts";

/** By which a person recognizes a device, as far as the server knows it. */
export function deviceText({ browser, system }: Pick<DeviceCard, "browser" | "system">): string {
  const program = browser === "terminal" ? say("page-device-terminal") : browser;
  if (program && system) return say("page-device-on", { browser: program, system });
  return program ?? system ?? say("page-device-unknown");
}
