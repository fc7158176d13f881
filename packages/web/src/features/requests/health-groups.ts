import type { HealthCondition } from "@muster/domain/planning/limit-options";

/** What can be told of one's health, by what it is: a list of twenty choices is read by nobody. */
export const healthGroups: readonly {
  readonly name: string;
  readonly conditions: readonly HealthCondition[];
}[] = [
  { name: "How you move", conditions: ["no_floor", "seated"] },
  {
    name: "Right now",
    conditions: ["illness", "dizziness", "numbness", "night_pain", "medicine", "eye", "eating"],
  },
  { name: "Surgery", conditions: ["surgery", "abdominal_surgery", "hernia"] },
  { name: "Pregnancy and birth", conditions: ["pregnant", "postpartum", "pelvic_floor"] },
  {
    name: "Ongoing",
    conditions: [
      "blood_pressure",
      "heart",
      "kidney",
      "diabetes",
      "breathing",
      "bones",
      "frozen_shoulder",
      "tennis_elbow",
    ],
  },
  {
    name: "A doctor said so",
    conditions: ["no_jumps_doctor", "no_heavy_doctor", "no_overhead_doctor", "easy_only_doctor"],
  },
];
