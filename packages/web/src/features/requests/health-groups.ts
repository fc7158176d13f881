import type { HealthCondition } from "@muster/domain/planning/limit-options.text";
import type { Limit } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { requestsText } from "./requests.text.ts";

/** What can be told of one's health, by what it is: a list of twenty choices is read by nobody. */
export const healthGroups: readonly {
  readonly name: string;
  readonly conditions: readonly HealthCondition[];
}[] = [
  { name: requestsText.healthGroups.movement, conditions: ["no_floor", "seated"] },
  {
    name: requestsText.healthGroups.rightNow,
    conditions: ["illness", "dizziness", "numbness", "night_pain", "medicine", "eye", "eating"],
  },
  { name: requestsText.healthGroups.surgery, conditions: ["surgery", "abdominal_surgery", "hernia"] },
  { name: requestsText.healthGroups.pregnancy, conditions: ["pregnant", "postpartum", "pelvic_floor"] },
  {
    name: requestsText.healthGroups.ongoing,
    conditions: [
      "blood_pressure",
      "heart",
      "blood_thinner",
      "cancer",
      "kidney",
      "diabetes",
      "breathing",
      "bones",
      "frozen_shoulder",
      "tennis_elbow",
    ],
  },
  {
    name: requestsText.healthGroups.doctor,
    conditions: [
      "no_jumps_doctor",
      "no_heavy_doctor",
      "no_weights_doctor",
      "no_overhead_doctor",
      "easy_only_doctor",
    ],
  },
];

/** One limit for each condition: they share date, words and end, and are changed and ended one by one. */
export const healthLimits = (
  draft: Limit,
  conditions: readonly HealthCondition[],
  today: CivilDate,
): readonly Limit[] => conditions.map((condition) => ({ ...draft, condition, date: today, source: "form" }));
