/** Group X: enough that is new, enough that stays, nothing twice. */
import { hasDesignedBefore, mostDaysPerWeek, rotationShare } from "../design/choose-exercises.ts";
import { type CheckContext, exercisesOf, type Rule } from "./rule.ts";

const idsOf = (days: CheckContext["days"]): ReadonlySet<string> =>
  new Set(days.flatMap(({ workout }) => workout.exercises.map(({ exerciseId }) => exerciseId)));

export const varietyRules: readonly Rule[] = [
  {
    id: "coach.X1",
    severity: "warning",
    sentence: "40-50% of the week's exercises are new, except in an easy week and in the first designed one.",
    source: "spec §9",
    check: ({ days, input, phase }) => {
      if (!hasDesignedBefore(input) || phase.phase !== "accumulation") return [];
      const now = idsOf(days);
      if (now.size === 0) return [];
      const before = new Set(
        input.previousPlan?.days.flatMap(({ workout }) =>
          workout.exercises.map(({ exerciseId }) => exerciseId),
        ),
      );
      const fresh = [...now].filter((id) => !before.has(id)).length;
      const low = Math.floor(rotationShare.least * now.size);
      const high = Math.ceil(rotationShare.most * now.size);
      return fresh < low || fresh > high
        ? [{ path: "days", got: `${fresh} of ${now.size} new`, need: `${low}-${high}` }]
        : [];
    },
  },
  {
    id: "coach.X3",
    severity: "error",
    sentence: "No exercise twice in a day, none on more than three days.",
    source: "coach design 3b",
    check: (context) => {
      const uses = new Map<string, number>();
      const seen = new Set<string>();
      const findings = exercisesOf(context).flatMap(({ path, exercise }) => {
        const list = path.replace(/\.\d+$/, "");
        const key = `${list} ${exercise.exerciseId}`;
        if (seen.has(key)) return [{ path, got: exercise.exerciseId, need: "once a day" }];
        seen.add(key);
        if (!list.includes("homeAlternative"))
          uses.set(exercise.exerciseId, (uses.get(exercise.exerciseId) ?? 0) + 1);
        return [];
      });
      const often = [...uses].filter(([, count]) => count > mostDaysPerWeek);
      return [
        ...findings,
        ...often.map(([id, count]) => ({
          path: "days",
          got: `${id} on ${count} days`,
          need: `at most ${mostDaysPerWeek}`,
        })),
      ];
    },
  },
];
