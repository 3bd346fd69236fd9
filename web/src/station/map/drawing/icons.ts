import hive from "icon:artificial-hive";
import parasite from "icon:alien-bug";
import run from "icon:run";
import sickBay from "icon:hospital-cross";
import storage from "icon:wooden-crate";
import team from "icon:three-friends";
import type { RoomIcon } from "../geometry/printed.ts";

/** A screen with a prompt: its holes are drawn the other way round. */
const terminal =
  "M40 72v296h432V72zM80 112h352v216H80zM120 150l78 70l-78 70v-46l28-24l-28-24z" +
  "M220 258h110v32H220zM176 396h160l24 52H152z";

/** Our pictures for what is printed in rooms. */
export const ICONS: Record<RoomIcon | "hive", string> = {
  hive,
  parasite,
  run,
  storage,
  team,
  terminal,
  "sick-bay": sickBay,
};
