/** Group X: enough that is new, enough that stays, nothing twice. */

import { exerciseById } from "../../catalogue/catalogue.ts";
import { rotationShare } from "../../design/select/rotate.ts";
import { mostDaysPerWeek } from "../../design/select/tiers.ts";
import { stepsTo } from "../../design/select/wished-slots.ts";
import { designedIds, hasDesignedBefore } from "../../design/template/designed-before.ts";
import { type CheckContext, faultIf, repeatedIn, rule } from "../rule.ts";
import { legalThisWeek } from "./tally.ts";

const idsOf = (days: CheckContext["days"]): ReadonlySet<string> =>
  new Set(days.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId)));

/** Exercises that last week did not have, of so many. */
const freshOf = (now: ReadonlySet<string>, before: ReadonlySet<string>) => {
  const fresh = [...now].filter((id) => !before.has(id)).length;
  return { fresh, share: fresh / Math.max(1, now.size) };
};

const isFarOff = (share: number): boolean => share < 0.3 || share > 0.6;

/** What the built-in coach's own week for the same person reaches: then neither kit nor time stand in the way. */
const canRotate = (context: CheckContext, before: ReadonlySet<string>): boolean =>
  context.phase.setFactor >= 1 &&
  !isFarOff(
    freshOf(
      new Set(context.draft.days.flatMap(({ slots }) => slots.map(({ exercise }) => exercise.id))),
      before,
    ).share,
  );

/** Rules coach.X1-X3; `rules.ts` puts the groups in order. */
export const varietyRules = [
  rule({
    id: "coach.X1",
    severity: "warning",
    onManualEdit: "ignore",
    sentence:
      "40-50% of the exercises are new, except in an easy and in the first week; outside 30-60% never, when kit and time allow.",
    source: "spec §9",
    repairs: ["built-in-day"],
    check: (context) => {
      const { days, input, phase, week } = context;
      if (phase.phase !== "accumulation" || phase.keepsExercises) return [];
      const now = idsOf(days);
      const before = designedIds(input);
      // After a week without training everything is new.
      if (before.size === 0) return [];
      const { fresh, share } = freshOf(now, before);
      const low = Math.floor(rotationShare.least * now.size);
      const high = Math.ceil(rotationShare.most * now.size);
      // A week of the app's own is better with the moves of last week than not at all.
      const isGrave = week.plan.source === "model" && isFarOff(share) && canRotate(context, before);
      const severity = isGrave ? "error" : "warning";
      const isOff = fresh < low || fresh > high;
      return faultIf(isOff, "days", `${fresh} of ${now.size} new`, `${low}-${high}`, { severity });
    },
  }),
  rule({
    id: "coach.X2",
    severity: "warning",
    onManualEdit: "ignore",
    sentence:
      "The first lift of each day stays for four weeks, unless it can not be done any more or is tested.",
    source: "Kassiano 2022; spec §9",
    check: (context) => {
      const { days, input, phase } = context;
      const previous = input.previousPlan;
      if (
        previous === null ||
        !hasDesignedBefore(input) ||
        phase.phase !== "accumulation" ||
        phase.mesocycleWeek < 2 ||
        phase.mesocycleWeek > 4
      )
        return [];
      const now = idsOf(days);
      const hasTest = [...days, ...previous.days].some(({ workout }) =>
        workout.exercises.some(({ assessmentMetric }) => assessmentMetric !== null),
      );
      if (hasTest) return [];
      const legal = new Set(legalThisWeek(context).map(({ id }) => id));
      // A harder rung of the same ladder is how it goes on.
      const known = [...now].flatMap((id) => exerciseById(id) ?? []);
      const outgrown = new Set(known.flatMap((one) => stepsTo(one)).map(({ id }) => id));
      const isGone = (id: string) => legal.has(id) && !now.has(id) && !outgrown.has(id);
      return previous.days.map(({ weekday, workout }) => {
        const first = workout.kind === "training" ? workout.exercises[0] : undefined;
        if (first === undefined || !isGone(first.exerciseId)) return [];
        return { path: `days.${weekday}.exercises.0`, got: `${first.name} is gone`, need: "four weeks" };
      });
    },
  }),
  rule({
    id: "coach.X3",
    sentence: "No exercise twice in a day, none on more than three days.",
    source: "coach design 3b",
    repairs: ["swap"],
    check: ({ exercises }) => {
      const again = repeatedIn(exercises, ({ list, exercise }) => `${list} ${exercise.exerciseId}`);
      const main = exercises.filter((one) => !one.isHomeVersion && !again.includes(one));
      const uses = Map.groupBy(main, ({ exercise }) => exercise.exerciseId);
      return [
        again.map(({ path, exercise }) => ({ path, got: exercise.exerciseId, need: "once a day" })),
        [...uses].map(([id, { length: days }]) =>
          faultIf(days > mostDaysPerWeek, "days", `${id} on ${days} days`, `at most ${mostDaysPerWeek}`),
        ),
      ];
    },
  }),
] as const;
