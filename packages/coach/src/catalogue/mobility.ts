/**
 * Warm-up and cool-down of a session from the patterns it trains (spec §2: 5-7 minutes each, 3-5 items, holds of
 * 30-60 seconds). The same patterns always give the same list: no choice is left to chance.
 */

import type { MobilityItem } from "@muster/domain/planning/plan";
import { formatSeconds } from "@muster/domain/shared/format";
import type { ContraTag, Pattern } from "./exercise.ts";
import { type CoolDownHold, coolDownHolds, type WarmUpMove, warmUpMoves } from "./moves/mobility.data.ts";
import { holdText } from "./planned.text.ts";

const nothingAvoided: ReadonlySet<ContraTag> = new Set();

/** Most shared patterns first, counted by place: what the day begins with matters most; ties in order of the data. */
const byFit = <T extends Pick<CoolDownHold, "patterns" | "contra" | "onlyFor">>(
  all: readonly T[],
  patterns: readonly Pattern[],
  avoided: ReadonlySet<ContraTag>,
): readonly T[] => {
  const today = [...new Set(patterns)];
  const closeness = (item: T): number =>
    item.patterns.reduce((total, pattern) => {
      const place = today.indexOf(pattern);
      return place === -1 ? total : total + 1 + (today.length - place) / (today.length + 1);
    }, 0);
  return all
    .filter(
      ({ contra, onlyFor }) =>
        !contra.some((tag) => avoided.has(tag)) && onlyFor?.some((tag) => avoided.has(tag)) !== false,
    )
    .map((item, index) => ({ item, index, rank: closeness(item) }))
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .map(({ item }) => item);
};

/** 2 minutes to get warm, two joints, two rehearsals: 6 minutes in all. */
export const warmUpFor = (
  patterns: readonly Pattern[],
  avoided: ReadonlySet<ContraTag> = nothingAvoided,
): MobilityItem[] => {
  const ranked = byFit(warmUpMoves, patterns, avoided);
  const take = (stage: WarmUpMove["stage"], count: number, seconds: number): MobilityItem[] =>
    ranked
      .filter((move) => move.stage === stage)
      .slice(0, count)
      .map(({ name, notes }) => ({ name, duration: formatSeconds(seconds), notes, seconds }));
  return [...take("raise", 1, 120), ...take("mobilise", 2, 60), ...take("ramp", 2, 60)];
};

const holdSeconds = 60;
/** A hold for both sides counts twice. */
const seconds = (hold: CoolDownHold): number => (hold.perSide ? 2 : 1) * holdSeconds;
const shortestSeconds = 5 * 60;
const longestSeconds = 7 * 60;

/** Three to five holds of 60 seconds, 5-7 minutes in all, five in the shortest sessions; joints of the day first. */
export const coolDownFor = (
  patterns: readonly Pattern[],
  avoided: ReadonlySet<ContraTag> = nothingAvoided,
  isShort = false,
): MobilityItem[] => {
  const most = isShort ? shortestSeconds : longestSeconds;
  const chosen: CoolDownHold[] = [];
  let total = 0;
  for (const hold of byFit(coolDownHolds, patterns, avoided)) {
    if (total >= shortestSeconds && chosen.length >= 3) break;
    if (total + seconds(hold) > most) continue;
    chosen.push(hold);
    total += seconds(hold);
  }
  return chosen.map((hold) => ({
    name: hold.name,
    duration: holdText(holdSeconds, hold.perSide),
    notes: hold.notes,
    seconds: seconds(hold),
  }));
};
