/** The lower back is not loaded two days running: after a lift of the hips rows are supported ones. */
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { bentRows } from "../../catalogue/moves/limits.data.ts";
import { designWeek } from "../../compose/design-week.ts";
import { inputWith } from "../testing/inputs.ts";

const lifter: Partial<Profile> = {
  primaryGoal: "strength",
  gender: "male",
  gymAccess: "commercial_gym",
  gymDays: [],
  equipment: ["dumbbells", "weight_bench"],
  timePerSession: "60_plus",
  pullups: 8,
};
const rowsOf = (profile: Partial<Profile>) => {
  const { days } = designWeek(inputWith({ profile: { ...lifter, ...profile } }));
  return weekdays.map((day) => {
    const moves = days[day].exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);
    return {
      hasHinge: moves.some(
        ({ pattern, takesWeight, compound }) => pattern === "hinge" && takesWeight && compound,
      ),
      bent: moves.filter(({ id }) => bentRows.includes(id)).map(({ id }) => id),
      pulls: moves.filter(({ pattern }) => pattern === "h_pull").length,
    };
  });
};

test.each<[string, Partial<Profile>]>([
  ["six days", { daysPerWeek: 6, restDays: ["wednesday"] }],
  ["six days from Monday on", { daysPerWeek: 6, restDays: ["sunday"] }],
  ["five days", { daysPerWeek: 5, restDays: ["wednesday", "sunday"] }],
  ["four days running", { daysPerWeek: 4, restDays: ["friday", "saturday", "sunday"] }],
  ["four days at home", { daysPerWeek: 4, restDays: ["friday"], gymAccess: "no_gym" }],
])("after deadlifts and the like rows are supported: %s", (_, profile) => {
  const week = rowsOf(profile);
  const after = week.filter((_day, index) => week.at(index - 1)?.hasHinge);
  expect(after.flatMap(({ bent }) => bent)).toEqual([]);
});

test("with a day between, the bent-over row of a strength week stays", () => {
  const week = rowsOf({ daysPerWeek: 4, restDays: ["wednesday", "saturday", "sunday"] });
  expect(week.flatMap(({ bent }) => bent)).toContain("h_pull.barbell");
});
