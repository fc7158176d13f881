/** Bad places, one or two at a time: the week still has sessions, and lifts that spare them stay. */
import { type BodyArea, bodyAreas } from "@muster/domain/planning/limit-options.text";
import { emptyLimit } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { trainedWeeks } from "../compose/testing/trained-weeks.ts";
import { fewestMoves } from "../design/budget/change-sets.ts";
import { legalExercises } from "../design/select/legal.ts";
import { inputWith } from "../design/testing/inputs.ts";
import type { DesignInput } from "../state/input.ts";
import { personOf } from "../state/person.ts";
import { deliverWeek } from "./deliver-week.ts";

const areas = Object.keys(bodyAreas) as readonly BodyArea[];
const pairs = areas.flatMap((area, index) => [
  [area],
  ...areas.slice(index + 1).map((other) => [area, other]),
]);
const sore = (input: DesignInput, bad: readonly BodyArea[]): DesignInput => ({
  ...input,
  limits: bad.map((area) => ({ ...emptyLimit, date: input.today, area, severity: "severe" })),
});
const third = (profile: Partial<Profile>) => {
  const [, before, next] = trainedWeeks(inputWith({ profile }), 3);
  if (before === undefined || next === undefined) throw new Error("Nobody trained");
  return { before: before.week, input: next.input };
};

const home: Partial<Profile> = { daysPerWeek: 3, gymAccess: "no_gym", gymDays: [], timePerSession: "45_60" };
const people: readonly (readonly [string, Partial<Profile>, number])[] = [
  ["without kit", { ...home, equipment: [], fitnessLevel: "beginner" }, 1],
  ["with dumbbells", { ...home, equipment: ["dumbbells"], timePerSession: "30_45" }, 3],
  [
    "in a gym",
    {
      daysPerWeek: 4,
      gymAccess: "commercial_gym",
      gymDays: [],
      primaryGoal: "strength",
      timePerSession: "60_plus",
    },
    7,
  ],
];

test.each(people)("coach.S4 no two bad places leave a week empty: %s", (_, profile, every) => {
  const { input } = third(profile);
  for (const bad of pairs.filter((_pair, index) => index % every === 0)) {
    const { days } = deliverWeek(undefined, sore(input, bad));
    const sessions = weekdays.map((day) => days[day]).filter(({ kind }) => kind === "training");
    expect(sessions.length, bad.join(" and ")).toBe(profile.daysPerWeek);
    for (const { exercises } of sessions)
      expect(exercises.length, bad.join(" and ")).toBeGreaterThanOrEqual(fewestMoves.cut);
  }
});

test("main lifts that spare two bad places stay in the week", () => {
  const { before, input } = third({ ...home, equipment: ["dumbbells"] });
  const leads = weekdays.flatMap((day) =>
    before.days[day].exercises.slice(0, 1).map(({ exerciseId }) => exerciseId),
  );
  for (const bad of pairs.filter((_pair, index) => index % 5 === 0)) {
    const now = sore(input, bad);
    const legal = new Set(legalExercises(now, personOf(now), "home").map(({ id }) => id));
    const { days } = deliverWeek(undefined, now);
    const stays = new Set(weekdays.flatMap((day) => days[day].exercises.map(({ exerciseId }) => exerciseId)));
    expect(
      leads.filter((id) => legal.has(id) && !stays.has(id)),
      bad.join(" and "),
    ).toEqual([]);
  }
});
