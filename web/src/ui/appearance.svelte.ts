import { settings } from "./settings.svelte.ts";

const REDUCED = "(prefers-reduced-motion: reduce)";
const ALWAYS = "all";

/** Rules for those who want stillness, as far as met: they count for whoever has set it here, too. */
const reducing = new WeakSet<CSSMediaRule>();

/** Writes as large as it is set, and holds pictures still, from the first moment on. */
export function dress(): void {
  $effect.root(() => {
    $effect.pre(() => {
      document.documentElement.dataset["text"] = settings.text;
      apply(settings.still);
    });
  });
  // The styles of a part of the page come with it.
  addEventListener(
    "load",
    ({ target }) => target instanceof HTMLLinkElement && apply(settings.still),
    true,
  );
}

function apply(isStill: boolean): void {
  for (const sheet of document.styleSheets) hold(sheet.cssRules, isStill);
}

function hold(rules: CSSRuleList, isStill: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && reduces(rule)) {
      rule.media.mediaText = isStill ? ALWAYS : REDUCED;
    } else if (rule instanceof CSSGroupingRule) hold(rule.cssRules, isStill);
  }
}

function reduces(rule: CSSMediaRule): boolean {
  if (rule.media.mediaText === REDUCED) reducing.add(rule);
  return reducing.has(rule);
}
