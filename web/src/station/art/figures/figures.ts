import type { Component } from "svelte";
import type { Color } from "../../../ui/seats.ts";
import AndroidBlack from "./AndroidBlack.svelte";
import AndroidBlue from "./AndroidBlue.svelte";
import AndroidGreen from "./AndroidGreen.svelte";
import AndroidRed from "./AndroidRed.svelte";
import AndroidWhite from "./AndroidWhite.svelte";
import AndroidYellow from "./AndroidYellow.svelte";
import TrooperBlack from "./TrooperBlack.svelte";
import TrooperBlue from "./TrooperBlue.svelte";
import TrooperGreen from "./TrooperGreen.svelte";
import TrooperRed from "./TrooperRed.svelte";
import TrooperWhite from "./TrooperWhite.svelte";
import TrooperYellow from "./TrooperYellow.svelte";

/** Busts in a box of 100 x 120; each has a silhouette of its own, so that none needs a letter. */
export const TROOPERS: Record<Color, Component> = {
  red: TrooperRed,
  blue: TrooperBlue,
  green: TrooperGreen,
  yellow: TrooperYellow,
  white: TrooperWhite,
  black: TrooperBlack,
};

export const ANDROIDS: Record<Color, Component> = {
  red: AndroidRed,
  blue: AndroidBlue,
  green: AndroidGreen,
  yellow: AndroidYellow,
  white: AndroidWhite,
  black: AndroidBlack,
};
