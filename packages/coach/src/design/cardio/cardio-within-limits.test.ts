import { type BodyArea, bodyAreas } from "@muster/domain/planning/limit-options.text";
import { emptyLimit } from "@muster/domain/planning/limits";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { type GymAccess, gymAccesses } from "@muster/domain/profiles/options.text";
import { noLimits, type Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { findByName } from "../../catalogue/catalogue.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { assessmentWeek } from "../../programs/assessment.ts";
import { inputWith, testToday } from "../testing/inputs.ts";

/** Everything that a week asks of heart and feet outside its exercises, home versions too. */
const cardioIn = (days: readonly DayWorkout[]): readonly string[] => [
  ...new Set(
    days.flatMap(({ cardio, homeAlternative, activeRecovery }) => [
      ...cardio.exercises.map(({ name }) => name),
      ...(homeAlternative?.cardio.exercises ?? []).map(({ name }) => name),
      ...activeRecovery.map(({ name }) => name),
    ]),
  ),
];

const homes = [["none"], ["treadmill"], ["peloton"]] as const;
const places = (Object.keys(gymAccesses) as GymAccess[]).flatMap((gymAccess) =>
  homes.map(
    (equipment): Partial<Profile> => ({
      gymAccess,
      equipment: [...equipment],
      timePerSession: "60_plus",
      daysPerWeek: 3,
      restDays: [],
      primaryGoal: "athletic",
    }),
  ),
);

/** What weeks plan as cardio in every kind of place while the area is sore. */
const plannedFor = (area: BodyArea): readonly string[] =>
  places.flatMap((profile) => {
    const limits = [{ ...emptyLimit, date: testToday, area }];
    return cardioIn(Object.values(deliverWeek(undefined, inputWith({ profile, limits })).days));
  });

type FormArea = Profile["limits"]["injuryAreas"][number];
/** The same of the assessment week, which knows what the profile's form says. */
const assessedFor = (area: FormArea): readonly string[] =>
  places.flatMap((place) => {
    const { profile } = inputWith({ profile: { ...place, limits: { ...noLimits, injuryAreas: [area] } } });
    return cardioIn(Object.values(assessmentWeek(profile, testToday).days));
  });

const onTheFoot = /walk|march|run|jog|stairs|jack/i;

test.each(["foot", "ankle", "shin", "calf"] as const)(
  "coach.F1 a sore %s excludes walking, marching and running everywhere",
  (area) => {
    expect(plannedFor(area).filter((name) => onTheFoot.test(name))).toEqual([]);
  },
);

test("coach.F1 ONB-07 the assessment week asks a sore ankle for no walk either", () => {
  expect(assessedFor("ankle").filter((name) => onTheFoot.test(name))).toEqual([]);
  expect(assessedFor("elbow").some((name) => onTheFoot.test(name))).toBe(true);
});

test("coach.I14 whoever may walk is asked to walk", () => {
  expect(plannedFor("elbow").some((name) => onTheFoot.test(name))).toBe(true);
});

test.each(Object.keys(bodyAreas) as BodyArea[])(
  "coach.Q2 coach.F1 a sore %s: all cardio is from the catalogue, so limits apply",
  (area) => {
    const recovery = ["Gentle stretching", "Slow breathing", "Full-body mobility"];
    const names = plannedFor(area).filter((name) => !recovery.includes(name));
    expect(names.filter((name) => findByName(name)?.name.toLowerCase() !== name.toLowerCase())).toEqual([]);
  },
);
