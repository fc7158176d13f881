/** Rule I14: as much cardio as the goal asks for, growing slowly, with few hard intervals. */
import {
  cardioBand,
  cardioGrowth,
  cardioMinutes,
  cardioTarget,
  isHardCardio,
  mostIntervals,
} from "../../design/cardio/cardio.ts";
import { hasDesignedBefore } from "../../design/template/designed-before.ts";
import { type Finding, rule } from "../rule.ts";
import { capital } from "./exercise.text.ts";

/** Rules coach.I14; `rules.ts` puts the groups in order. */
export const cardioRules = [
  rule({
    id: "coach.I14",
    severity: "error",
    sentence:
      "Cardio minutes lie in the goal's band and grow by a fifth at most; hard intervals twice a week, three times for advanced.",
    source: "WHO 2020; coach design 1.3",
    repairs: ["built-in-cardio", "built-in-day"],
    onManualEdit: "warn",
    editText: (got) => `${capital(got)} is more than fits you now.`,
    onlyOfTraining: true,
    check: (context): readonly Finding[] => {
      const { input, person, training, days, phase } = context;
      const hard = training.filter(({ workout }) => isHardCardio(workout.cardio)).length;
      const most = person.volumeLevel === "advanced" ? mostIntervals.advanced : mostIntervals.usual;
      const careful = person.gates.maxDifficulty <= 6 || person.gates.ageGroup === "youth";
      const findings: Finding[] =
        hard > (careful ? 0 : most)
          ? [{ path: "days", got: `${hard} hard cardio sessions`, need: `at most ${careful ? 0 : most}` }]
          : [];
      const minutes = cardioMinutes(days.map(({ workout }) => workout));
      const { most: enough } = cardioBand[input.profile.primaryGoal];
      if (minutes > enough + 30)
        findings.push({
          path: "days",
          got: `${minutes} min of cardio`,
          need: `at most ${enough}`,
          severity: "warning",
        });
      const target = cardioTarget(input, person, phase);
      // What sessions and recovery days can hold is not the coach's choice: half of the step counts as met.
      if (minutes < target / 2 - 10 && training.length > 0)
        findings.push({
          path: "days",
          got: `${minutes} min of cardio`,
          need: `about ${Math.round(target)}`,
          severity: "warning",
        });
      const previous = input.previousPlan;
      if (previous !== null && hasDesignedBefore(input)) {
        const before = cardioMinutes(previous.days.map(({ workout }) => workout));
        if (before >= 25 && minutes > before * cardioGrowth + 10)
          findings.push({
            path: "days",
            got: `${minutes} min of cardio`,
            need: `at most ${Math.round(before * cardioGrowth)}`,
            severity: "warning",
          });
      }
      return findings;
    },
  }),
] as const;
