/** Rules V2, V3, V10, V11: the week against the weeks before it. It grows slowly, rests when planned, and never falls below a base. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { Muscle } from "../../catalogue/exercise.ts";
import type { Place } from "../../catalogue/feasible.ts";
import { setsBefore } from "../../design/budget/set-total.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import { plannedMuscleSets } from "../../design/budget/volume-budget.ts";
import { largestSpike, leastSetsADay, setsDoneAWeek } from "../../design/budget/volume-cap.ts";
import { kitSteps } from "../../design/progress/kit-steps.ts";
import { deloadMost, easyLoad } from "../../design/progress/load-ceiling.ts";
import { legalExercises } from "../../design/select/legal.ts";
import { designedIds } from "../../design/template/designed-before.ts";
import type { WeekFrame } from "../../design/week-draft.ts";
import { capital, plain } from "../exercises/exercise.text.ts";
import { aboveLast, type CheckContext, craftRule, type Finding, faultIf, rule } from "../rule.ts";
import { isNormal, musclesAbove } from "./tally.ts";

type ContinuedMoves = {
  /** Ids of last week, home versions left out; empty without a designed week before. */
  readonly inUse: ReadonlySet<string>;
  /** Those of them that may be done at a place. */
  readonly at: (place: Place) => readonly string[];
};

/** Asked by the rule about easy weeks (coach.V10) and by its repair. */
export const continuedMoves = ({ input, person }: Pick<WeekFrame, "input" | "person">): ContinuedMoves => {
  const inUse = designedIds(input);
  return {
    inUse,
    at: (place) =>
      legalExercises(input, person, place)
        .map(({ id }) => id)
        .filter((id) => inUse.has(id)),
  };
};

/** Less than this share of the normal sets is a week off, not an easy one (Rogerson 2024). */
const leastEasyShare = 0.4;
/** A set less of each exercise leaves two thirds to three quarters. */
const mostEasyShare = 0.75;
/** Sets that a muscle may have more than last week: two exercises of two. */
const mostMore = 4;

const atMost = (sets: number, most: number): Finding => ({
  path: "days",
  got: `${sets} sets`,
  need: `at most ${most}`,
  most,
});

/** An easy week is no time to learn something: new exercises where one of last week could stand instead. */
const newMoves = (context: CheckContext): readonly Finding[] => {
  const known = continuedMoves(context);
  const now = new Set(
    context.training.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId)),
  );
  return context.training.flatMap(({ path, workout }) => {
    const isLeft = known.inUse.size > 0 && known.at(placeOfDay(workout)).some((id) => !now.has(id));
    return workout.exercises.flatMap(({ exerciseId, name }, index) =>
      faultIf(
        isLeft && !known.inUse.has(exerciseId),
        `${path}.exercises.${index}`,
        `${name} is new`,
        "an exercise of last week",
      ),
    );
  });
};

/** Rules coach.V2, V3, V10, V11; `rules.ts` puts the groups in order. */
export const growthRules = [
  rule({
    id: "coach.V2",
    severity: "error",
    sentence:
      "From one normal week to the next the sets grow by at most a fifth, and by four for a muscle (two exercises); by 30% never, beyond ten sets a day.",
    source: "ACSM 2009",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "warn",
    editText: (got, need) => `${capital(plain(got))} in the week. ${capital(need)} keeps the step small.`,
    check: (context) => {
      const before = setsBefore(context.input);
      if (before === null || before <= 0) return [];
      const now = context.plannedSets;
      const growth = now / before;
      // After a week of short days the smallest whole ones are no leap (coach.S4).
      const smallest = leastSetsADay * context.training.length;
      if (growth > 1.3 && now > smallest) return [atMost(now, Math.max(smallest, Math.floor(1.3 * before)))];
      const findings = faultIf(growth > 1.2, "days", `${now} sets`, `at most ${Math.floor(1.2 * before)}`, {
        severity: "warning",
      });
      const previous = context.input.previousPlan;
      if (previous?.plan.phase !== "accumulation" || !isNormal(context)) return findings;
      const old = plannedMuscleSets(previous.days.map(({ workout }) => workout));
      const fresh = plannedMuscleSets(context.workouts);
      const { start } = landmarks[context.person.volumeLevel];
      // A muscle that was far below its start may catch up.
      const mostOf = (muscle: Muscle) => Math.max((old.get(muscle) ?? 0) + mostMore, start);
      return [...findings, ...musclesAbove(fresh, mostOf)];
    },
  }),
  rule({
    id: "coach.V3",
    severity: "error",
    sentence:
      "A week has at most 1.3 times the mean sets of the last four weeks, never above 1.5; missed sessions do not count.",
    source: "spike guard; Impellizzeri 2020: no claim about injuries",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "warn",
    editText: (got) => `${capital(got)} in the week is much more than you did lately.`,
    check: (context): readonly Finding[] => {
      const mean = setsDoneAWeek(context.input, context.person, context.schedule.days.length);
      if (mean === null) return [];
      const now = context.plannedSets;
      // The smallest whole day there is has two sets of five exercises (coach.S4).
      if (now <= Math.max(largestSpike * mean, leastSetsADay * context.training.length) + 0.5) return [];
      return [
        {
          ...atMost(now, Math.floor(largestSpike * mean)),
          severity: now > 1.5 * mean + 1 ? "error" : "warning",
        },
      ];
    },
  }),
  rule({
    id: "coach.V10",
    severity: "error",
    sentence:
      "An easy week has 40-75% of the normal sets (four become three, three two), at most 95% of the last loads and no new exercises.",
    source: "Rogerson 2024",
    repairs: ["lower-loads", "trim-sets", "bring-back", "built-in-day", "swap-again"],
    onManualEdit: "warn",
    editText: () => "This is an easy week. Fewer sets let you recover.",
    check: (context) => {
      if (context.phase.phase !== "deload") return [];
      const sets = context.plannedSets;
      const normal = context.normalSets;
      const most = Math.ceil(mostEasyShare * normal);
      const least = Math.floor(leastEasyShare * normal);
      return [
        ...(sets > most ? [atMost(sets, most)] : []),
        ...faultIf(sets < least, "days", `${sets} sets`, `at least ${least}`),
        ...newMoves(context),
        // A twentieth less, or the nearest step of the kit below; a weight with no step near may stay.
        ...aboveLast(context, ({ known, person }, lastLb) => ({
          most: Math.max(deloadMost * lastLb, easyLoad(kitSteps(known, person, lastLb), lastLb)),
          shown: deloadMost * lastLb,
        })),
      ];
    },
  }),
  craftRule({
    id: "coach.V11",
    sentence: "A week on the road or after many missed sessions keeps at least a third of the usual sets.",
    source: "Bickel 2011",
    onlyOfTraining: true,
    check: (context) => {
      const isThin = context.phase.phase === "travel" || context.person.adherence.band === "low";
      const before = setsBefore(context.input);
      if (!isThin || before === null) return [];
      const sets = context.plannedSets;
      return faultIf(sets < before / 3, "days", `${sets} sets`, `at least ${Math.ceil(before / 3)}`);
    },
  }),
] as const;
