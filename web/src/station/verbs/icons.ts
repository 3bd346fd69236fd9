import burn from "icon:flame";
import end from "icon:hourglass";
import explore from "icon:compass";
import fire from "icon:pistol-gun";
import grenade from "icon:grenade";
import items from "icon:knapsack";
import knife from "icon:bowie-knife";
import move from "icon:walking-boot";
import search from "icon:magnifying-glass";
import sickBay from "icon:hospital-cross";
import terminal from "icon:radar-dish";
import trade from "icon:card-exchange";
import type { VerbName } from "./verbs.ts";

export const VERB_ICONS: Record<VerbName, string> = {
  move,
  explore,
  search,
  fire,
  knife,
  grenade,
  items,
  terminal,
  "sick-bay": sickBay,
  trade,
  burn,
  end,
};
