/** Rules V2, V3, V10: the week against the weeks before it. It grows slowly and rests when planned. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import type { Muscle } from "../../catalogue/exercise.ts";
import { normalSetsBefore } from "../../design/budget/set-total.ts";
import { landmarks } from "../../design/budget/volume.data.ts";
import { plannedMuscleSets } from "../../design/budget/volume-budget.ts";
import { largestSpike, leastSetsADay, setsDoneAWeek } from "../../design/budget/volume-cap.ts";
import { kitSteps } from "../../design/progress/kit-steps.ts";
import { deloadMost, easyLoad } from "../../design/progress/load-ceiling.ts";
import { legalExercises } from "../../design/select/legal.ts";
import { designedIds } from "../../design/template/designed-before.ts";
import { foundText } from "../found.text.ts";
import { type CheckContext, type Found, faultIf, ofLoads, rule, tooHeavy } from "../rule.ts";
import { isNormal, musclesAbove } from "./tally.ts";

/** Less than this share of the normal sets is a week off, not an easy one (Rogerson 2024). */
const leastEasyShare = 0.4;
/** A set less of each exercise leaves two thirds to three quarters. */
const mostEasyShare = 0.75;
/** Sets that a muscle may have more than last week: two exercises of two. */
const mostMore = 4;

const atMost = (sets: number, most: number) => ({
  path: "days",
  got: foundText.sets(sets),
  need: foundText.atMost(most),
  most,
});

/** An easy week is no time to learn something: new exercises where one of last week could stand instead. */
const newMoves = (context: CheckContext): Found => {
  const inUse = designedIds(context.input);
  const now = new Set(
    context.workouts.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId)),
  );
  return context.training.map(({ path, workout }) => {
    const isLeft = legalExercises(context.input, context.person, placeOfDay(workout)).some(
      ({ id }) => inUse.has(id) && !now.has(id),
    );
    return workout.exercises.map(({ exerciseId, name }, index) => {
      const isNew = isLeft && !inUse.has(exerciseId);
      return faultIf(isNew, `${path}.exercises.${index}`, `${name} is new`, "an exercise of last week");
    });
  });
};

/** Rules coach.V2, V3, V10; `rules.ts` puts the groups in order. */
export const growthRules = [
  rule({
    id: "coach.V2",
    sentence:
      "From one normal week to the next the sets grow by at most a fifth, and by four for a muscle (two exercises); by 30% never, beyond ten sets a day.",
    source: "ACSM 2009",
    repairs: ["trim-sets", "built-in-day"],
    check: (context) => {
      const before = normalSetsBefore(context.input);
      if (before === null) return [];
      const now = context.plannedSets;
      const growth = now / before;
      // After a week of short days the smallest whole ones are no leap (coach.S4).
      const smallest = leastSetsADay * context.training.length;
      if (growth > 1.3 && now > smallest) return atMost(now, Math.max(smallest, Math.floor(1.3 * before)));
      const need = foundText.atMost(Math.floor(1.2 * before));
      const found = faultIf(growth > 1.2, "days", foundText.sets(now), need, { severity: "warning" });
      const previous = context.input.previousPlan;
      if (previous?.plan.phase !== "accumulation" || !isNormal(context)) return found;
      const old = plannedMuscleSets(previous.days.map(({ workout }) => workout));
      const fresh = plannedMuscleSets(context.workouts);
      const { start } = landmarks[context.person.volumeLevel];
      // A muscle that was far below its start may catch up.
      const mostOf = (muscle: Muscle) => Math.max((old.get(muscle) ?? 0) + mostMore, start);
      return [found, musclesAbove(fresh, mostOf)];
    },
  }),
  rule({
    id: "coach.V3",
    sentence:
      "A week has at most 1.3 times the mean sets of the last four weeks, never above 1.5; missed sessions do not count.",
    source: "spike guard; Impellizzeri 2020: no claim about injuries",
    repairs: ["trim-sets", "built-in-day"],
    check: (context) => {
      const mean = setsDoneAWeek(context.input, context.person, context.schedule.days.length);
      if (mean === null) return [];
      const now = context.plannedSets;
      // The smallest whole day there is has two sets of five exercises (coach.S4).
      const isMore = now > Math.max(largestSpike * mean, leastSetsADay * context.training.length) + 0.5;
      const severity = now > 1.5 * mean + 1 ? "error" : "warning";
      return isMore && { ...atMost(now, Math.floor(largestSpike * mean)), severity };
    },
  }),
  rule({
    id: "coach.V10",
    sentence:
      "An easy week has 40-75% of the normal sets (four become three, three two), at most 95% of the last loads and no new exercises.",
    source: "Rogerson 2024",
    repairs: ["lower-loads", "trim-sets", "built-in-day", "swap-again"],
    check: (context) => {
      if (context.phase.phase !== "deload") return [];
      const { plannedSets: sets, normalSets: normal } = context;
      const most = Math.ceil(mostEasyShare * normal);
      const least = Math.floor(leastEasyShare * normal);
      return [
        sets > most && atMost(sets, most),
        faultIf(sets < least, "days", foundText.sets(sets), foundText.atLeast(least)),
        newMoves(context),
        // A twentieth less, or the nearest step of the kit below; a weight with no step near may stay.
        ofLoads((loaded) => {
          if (loaded.last === undefined) return [];
          const lastLb = loaded.last.loadLb;
          const eased = deloadMost * lastLb;
          const stepped = easyLoad(kitSteps(loaded.known, loaded.person, lastLb), lastLb);
          return tooHeavy(loaded, Math.max(eased, stepped), Math.round(eased));
        })(context),
      ];
    },
  }),
] as const;
