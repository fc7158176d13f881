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
import { mostCarefulEffort } from "../../state/outgrown.ts";
import { faultIf, rule } from "../rule.ts";
import { capital } from "./exercise.text.ts";

/** Rules coach.I14; `rules.ts` puts the groups in order. */
export const cardioRules = [
  rule({
    id: "coach.I14",
    sentence:
      "Cardio minutes lie in the goal's band and grow by a fifth at most; hard intervals twice a week, three times for advanced.",
    source: "WHO 2020; coach design 1.3",
    repairs: ["built-in-day"],
    editText: (got) => `${capital(got)} is more than fits you now.`,
    onlyOfTraining: true,
    check: (context) => {
      const { input, person, training, days, phase } = context;
      const hard = training.filter(({ workout }) => isHardCardio(workout.cardio)).length;
      const most = person.volumeLevel === "advanced" ? mostIntervals.advanced : mostIntervals.usual;
      const careful = person.gates.maxDifficulty <= mostCarefulEffort || person.gates.ageGroup === "youth";
      const mostHard = careful ? 0 : most;
      const minutes = cardioMinutes(days.map(({ workout }) => workout));
      const { most: enough } = cardioBand[input.profile.primaryGoal];
      const target = cardioTarget(input, person, phase);
      const before = hasDesignedBefore(input)
        ? cardioMinutes(input.previousPlan?.days.map(({ workout }) => workout) ?? [])
        : 0;
      const grown = before * cardioGrowth;
      const warn = (isWrong: boolean, need: string) =>
        faultIf(isWrong, "days", `${minutes} min of cardio`, need, { severity: "warning" });
      return [
        faultIf(hard > mostHard, "days", `${hard} hard cardio sessions`, `at most ${mostHard}`),
        warn(minutes > enough + 30, `at most ${enough}`),
        // What sessions and recovery days can hold is not the coach's choice: half of the step counts as met.
        warn(minutes < target / 2 - 10 && training.length > 0, `about ${Math.round(target)}`),
        warn(before >= 25 && minutes > grown + 10, `at most ${Math.round(grown)}`),
      ];
    },
  }),
] as const;
