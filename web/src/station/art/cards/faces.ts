import type { Component } from "svelte";
import type { KindName } from "../../cards/kinds.ts";
import Alert from "./Alert.svelte";
import Ammo from "./Ammo.svelte";
import Armor from "./Armor.svelte";
import Back from "./Back.svelte";
import Boost from "./Boost.svelte";
import FirstAid from "./FirstAid.svelte";
import Gas from "./Gas.svelte";
import Grenade from "./Grenade.svelte";
import HeavyGun from "./HeavyGun.svelte";
import Host from "./Host.svelte";
import Infect from "./Infect.svelte";
import Keycard from "./Keycard.svelte";
import Knife from "./Knife.svelte";
import Scanner from "./Scanner.svelte";
import Scope from "./Scope.svelte";

/** The pictures of cards, in a box of 100 x 112; their names are set below, in HTML. */
export const FACES: Record<KindName, Component> = {
  gas: Gas,
  armor: Armor,
  ammo: Ammo,
  alert: Alert,
  "first-aid": FirstAid,
  keycard: Keycard,
  "heavy-gun": HeavyGun,
  grenade: Grenade,
  boost: Boost,
  scope: Scope,
  knife: Knife,
  scanner: Scanner,
  host: Host,
  infect: Infect,
  unknown: Back,
};
