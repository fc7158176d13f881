/** Where the person is in the block, and what that does to sets, loads and effort (specs/design.md 3a-4). */

import type { Plan } from "@muster/domain/planning/plan";
import { setDropReading, weekDifficultyReading } from "@muster/domain/review/recovery-bands";
import { meanOf } from "@muster/domain/shared/averages";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import type { DesignInput } from "../state/input.ts";
import type { Person } from "../state/person.ts";
import { bandBefore, leastOfWeek, normalSetsBefore, plannedSetTotal, wasLived } from "./budget/set-total.ts";
import { fellShort, wasTooHard } from "./progress/reference-bout.ts";
import { afterContestShare, contestsBehind, eventNear, eventShare } from "./template/event.ts";

/** Place in the training block and its factors for this week. */
export type Phase = {
  readonly phase: Plan["phase"];
  readonly mesocycleWeek: number;
  /** Share of the normal sets of the week. */
  readonly setFactor: number;
  /** Share of the load that history allows. */
  readonly loadFactor: number;
  /** Hardest effort to aim for in this phase; null: the goal decides. */
  readonly difficulty: number | null;
  /** False: no load may rise this week. Sets have their own limit. */
  readonly mayGrow: boolean;
  /** Keep exercises and days as they were. */
  readonly keepsExercises: boolean;
  /** Why, as short machine words; texts are made elsewhere. */
  readonly reasons: readonly PhaseReason[];
};

/** What every step of a week is designed from. */
export type WeekBasis = { readonly input: DesignInput; readonly person: Person; readonly phase: Phase };

/** Why a phase is as it is. */
type PhaseReason =
  | "first-week"
  | "block-week"
  | "deload-due"
  | "deload-tired"
  | "deload-wished"
  | "gap"
  | "re-entry-ramp"
  | "illness"
  | "travel"
  | "event"
  | "after-event"
  | "severe-strain"
  | "still-severe"
  | "elevated-strain"
  | "all-hard"
  | "held"
  | "low-adherence"
  | "stop";

/** Weeks of training before an easy one, at most (Rogerson 2024: one after 5.6 ± 2.3 weeks; Bell 2023: every four to six, sooner with heavier loads). */
const longestBlock = { beginner: 6, returning: 6, intermediate: 5, advanced: 4 } as const;

/** Sets, loads and effort of an easy week (Rogerson 2024). */
const easyWeek = { setFactor: 0.75, loadFactor: 0.95, difficulty: 7 } as const;

/** Re-entry by days without training: 10-14, 15-28, more (specs/design.md 3a-4). */
const reEntryOf = (gapDays: number): { readonly load: number; readonly sets: number } | null =>
  gapDays < 10
    ? null
    : gapDays <= 14
      ? { load: 0.9, sets: 0.65 }
      : gapDays <= 28
        ? { load: 0.85, sets: 0.6 }
        : { load: 0.75, sets: 0.5 };

/** Loss of the strength estimate that counts as a sign (specs/design.md 3a-4). */
const clearFall = 0.025;

/** So many of the lifts too hard or short of their range, and it is the body, not a weight (specs/design.md 3a-4). */
const failingShare = 0.5;

/** Signs of accumulated fatigue from week 4 of a block on. */
const needsDeload = ({ recovery, exercises }: Person): boolean => {
  const states = [...exercises.values()].filter((state) => state.restedDays <= 14);
  const falling = states.filter(({ gain, sessions }) => sessions >= 3 && (gain ?? 0) < -clearFall).length;
  const fading = states.filter((state) => setDropReading(state.dropOff ?? 0) === "fatigue").length;
  const ratings = states.flatMap((state) => state.lastDifficulty ?? []);
  const meanRating = meanOf(ratings) ?? 0;
  const bouts = states.flatMap(({ bouts }) => bouts.findLast(({ isEasy }) => !isEasy) ?? []);
  const failing = bouts.filter(
    (bout) => bout.targetLow !== null && (wasTooHard(bout) || fellShort(bout, bout.targetLow)),
  ).length;
  const measured = states.filter(({ gain, sessions }) => sessions >= 3 && gain !== null).length;
  return (
    recovery.strainedInARow >= 2 ||
    (falling >= 2 && falling >= measured / 2) ||
    weekDifficultyReading(meanRating) === "too-high" ||
    fading >= 2 ||
    (failing >= 5 && failing >= bouts.length * failingShare) ||
    (recovery.pulseRise ?? 0) >= 5
  );
};

const growing: Omit<Phase, "mesocycleWeek" | "reasons"> = {
  phase: "accumulation",
  setFactor: 1,
  loadFactor: 1,
  difficulty: null,
  mayGrow: true,
  keepsExercises: false,
};

/** After a break the moves are those that the body knows. */
const comingBack = {
  ...growing,
  phase: "re-entry",
  difficulty: 6,
  mayGrow: false,
  keepsExercises: true,
} as const;

/** spec §9: 8+ cuts volume 40-50%, 6-7 cuts 10-15%. The middle of each band. */
const recoveryCut = { severe: 0.55, elevated: 0.875, normal: 1, excellent: 1, unknown: 1 } as const;

/** Soreness or fatigue up to which a weight that was earned with ease still rises; spec §9 takes sets away from 6 on, not weight. */
const mostStrainToGrow = 6;

/** A week of this share of the normal sets, or less, was cut by the 40-50% of spec §9; rounding takes the rest. */
const cutWeekMost = 0.62;

/** Last week's share of its normal sets, when it was cut for soreness or fatigue of 8 and more; else null. */
const severeShareBefore = (input: DesignInput): number | null => {
  const normal = normalSetsBefore(input);
  if (input.previousPlan === null || normal === null || bandBefore(input) !== "severe") return null;
  const share = plannedSetTotal(input.previousPlan.days.map(({ workout }) => workout)) / normal;
  return share > 0 && share <= cutWeekMost ? share : null;
};

const basePhase = (input: DesignInput, person: Person): Phase => {
  const before = input.previousPlan?.plan;
  const gap = person.adherence.gapDays === null ? null : reEntryOf(person.adherence.gapDays);
  if (person.gates.stop !== null)
    return {
      ...growing,
      phase: person.gates.stop === "child" ? "maintenance" : "illness",
      mesocycleWeek: before?.mesocycleWeek ?? 0,
      setFactor: 0,
      mayGrow: false,
      reasons: [person.gates.stop === "illness" ? "illness" : "stop"],
    };
  if (before?.phase === "illness")
    return {
      ...comingBack,
      mesocycleWeek: 1,
      // Who rested for longer than four weeks comes back as from any other gap of that length.
      setFactor: Math.min(0.6, gap?.sets ?? 1),
      loadFactor: Math.min(0.85, gap?.load ?? 1),
      reasons: ["illness"],
    };
  if (gap !== null)
    return {
      ...comingBack,
      mesocycleWeek: 1,
      setFactor: gap.sets,
      loadFactor: gap.load,
      reasons: ["gap"],
    };
  if (before?.phase === "re-entry" && before.mesocycleWeek === 1)
    return {
      ...comingBack,
      mesocycleWeek: 2,
      setFactor: 0.8,
      loadFactor: 0.93,
      difficulty: 7,
      reasons: ["re-entry-ramp"],
    };
  const week =
    // What soreness had cut was an easy week, and after one a block starts (Rogerson 2024).
    before === undefined || before.phase !== "accumulation" || severeShareBefore(input) !== null
      ? 1
      : before.mesocycleWeek + 1;
  const done = week - 1;
  const forced = done >= longestBlock[person.volumeLevel];
  const isTired = (done >= 4 && needsDeload(person)) || (done >= 3 && person.recovery.strainedInARow >= 3);
  const isWished = person.gates.elsewhere.some(({ about }) => about === "easier");
  if (forced || isTired || isWished)
    return {
      ...growing,
      phase: "deload",
      mesocycleWeek: week,
      ...easyWeek,
      mayGrow: false,
      keepsExercises: true,
      reasons: [forced ? "deload-due" : isTired ? "deload-tired" : "deload-wished"],
    };
  return { ...growing, mesocycleWeek: week, reasons: [week === 1 ? "first-week" : "block-week"] };
};

/**
 * Share of the normal sets when soreness or fatigue stayed after a week that was cut for it: spec §9's 40-50% are taken off
 * last week's planned sets, never below a third of a normal week. Null otherwise.
 */
const cutOnceMore = (input: DesignInput, { recovery }: Person): number | null => {
  const share = severeShareBefore(input);
  return recovery.band !== "severe" || share === null || !wasLived(input)
    ? null
    : Math.max(leastOfWeek, recoveryCut.severe * share);
};

/** So many ratings in a week, and so large a share of them 9 and more: it is not one weight. */
const allHard = { fewest: 6, share: 0.8, rating: 9 } as const;
/** Share of the loads after such a week: linear programmes reset a lift by a tenth (Starting Strength, GZCLP). */
const resetFactor = 0.9;

const wasAllHard = ({ exercises }: Person, today: CivilDate, weeksAgo: 0 | 1): boolean => {
  const ratings = [...exercises.values()]
    .flatMap(({ bouts }) => bouts)
    .filter(({ date, isEasy }) => !isEasy && Math.floor(daysBetween(date, today) / 7) === weeksAgo)
    .flatMap(({ difficulty }) => difficulty ?? []);
  const hard = ratings.filter((rating) => rating >= allHard.rating).length;
  return ratings.length >= allHard.fewest && hard >= allHard.share * ratings.length;
};

/** The smallest factor wins; they are never multiplied (specs/design.md 3a-5). */
export const phaseOf = (input: DesignInput, person: Person): Phase => {
  const base = basePhase(input, person);
  if (person.gates.stop !== null) return base;
  // An easy week stays one (coach.V10).
  const onceMore = base.phase === "deload" ? null : cutOnceMore(input, person);
  const cut = onceMore ?? recoveryCut[person.recovery.band];
  const low = person.adherence.band === "low";
  const reasons: PhaseReason[] = [...base.reasons];
  const isVerySore = person.recovery.band === "severe";
  if (isVerySore) reasons.push("severe-strain");
  if (onceMore !== null) reasons.push("still-severe");
  if (person.recovery.band === "elevated") reasons.push("elevated-strain");
  if (person.recovery.holds) reasons.push("held");
  if (low) reasons.push("low-adherence");
  if (person.gates.flags.isTravelling) reasons.push("travel");
  const hasEvent = eventNear(person.gates.wishes, input.validFrom) !== null;
  if (hasEvent) reasons.push("event");
  const isAfterContest = contestsBehind(input).length > 0;
  if (isAfterContest) reasons.push("after-event");
  // Once: after a second such week each lift decides, and from week 4 of a block on an easy week comes.
  const isReset =
    base.phase === "accumulation" &&
    input.previousPlan?.plan.phase === "accumulation" &&
    wasAllHard(person, input.today, 0) &&
    !wasAllHard(person, input.today, 1);
  if (isReset) reasons.push("all-hard");
  return {
    ...base,
    phase: person.gates.flags.isTravelling && base.phase === "accumulation" ? "travel" : base.phase,
    setFactor: Math.min(base.setFactor, cut, hasEvent ? eventShare : isAfterContest ? afterContestShare : 1),
    // Who is very sore trains as in an easy week: what was lifted fresh would end short of its range.
    loadFactor: Math.min(base.loadFactor, isVerySore ? easyWeek.loadFactor : 1, isReset ? resetFactor : 1),
    difficulty: isVerySore ? Math.min(base.difficulty ?? 10, easyWeek.difficulty) : base.difficulty,
    mayGrow:
      base.mayGrow &&
      !isVerySore &&
      !isReset &&
      (person.recovery.strain ?? 0) <= mostStrainToGrow &&
      !person.recovery.holds &&
      !person.gates.isUnclear &&
      !hasEvent &&
      !isAfterContest,
    // Nothing new, and no sore muscles from it (repeated bout effect); what was cut already is no week to keep.
    keepsExercises:
      base.keepsExercises ||
      (isVerySore && severeShareBefore(input) === null) ||
      person.gates.isUnclear ||
      hasEvent ||
      isAfterContest,
    reasons,
  };
};
