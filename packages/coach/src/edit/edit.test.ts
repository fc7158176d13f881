import { markEdited } from "@muster/domain/planning/day-marks";
import {
  addExercise,
  changeSets,
  removePlannedExercise,
  replaceExercise,
} from "@muster/domain/planning/edit-day";
import { copyDay, editedHeader, moveDay } from "@muster/domain/planning/edit-week";
import type { DayWorkout } from "@muster/domain/planning/plan";
import { noLimits } from "@muster/domain/profiles/profile";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { catalogue, exerciseById } from "../catalogue/catalogue.ts";
import { exerciseFromOwn } from "../catalogue/own-exercise.ts";
import { toPlanned } from "../catalogue/planned.ts";
import { designWeek } from "../compose/design-week.ts";
import { setsOf } from "../design/budget/set-total.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { asPrevious, inputWith, testToday } from "../design/testing/inputs.ts";
import { assessmentWeek } from "../programs/assessment.ts";
import { defaultWeek } from "../programs/default-week.ts";
import { editFindings } from "./check-edit.ts";
import { dayChoices, refreshedDay } from "./day-exercises.ts";

const input = inputWith();
const week = designWeek(input);
const trainingDays = weekdays.filter((weekday) => week.days[weekday].kind === "training");
const restDays = weekdays.filter((weekday) => week.days[weekday].kind !== "training");
const firstDay = trainingDays[0] as Weekday; // four days were asked for
const withDay = (weekday: Weekday, workout: DayWorkout): DesignedWeek => ({
  ...week,
  days: { ...week.days, [weekday]: markEdited(workout, testToday) },
});
const severitiesOf = (findings: ReturnType<typeof editFindings>) => findings.map(({ severity }) => severity);
const idsOf = (after: DesignedWeek, before = week, given = input) =>
  editFindings(before, after, given).map(({ id }) => id);

test("SCHED-05 an unchanged week and a swap of like days give no warning", () => {
  expect(editFindings(week, week, input)).toEqual([]);
  expect(idsOf(withDay(firstDay, week.days[firstDay]))).toEqual([]);
});

test("SCHED-05 a workout on a day that is kept free is warned of and may be saved", () => {
  const moved = { ...week, days: moveDay(week.days, firstDay, "sunday", testToday) };
  const findings = editFindings(week, moved, input);
  expect(findings.find(({ id }) => id === "coach.C2")).toMatchObject({
    severity: "warn",
    day: "sunday",
    text: "This is one of the days that you keep free.",
  });
  expect(severitiesOf(findings)).not.toContain("refuse");
});

test("SCHED-05 a week without a day of rest is warned of", () => {
  const days = restDays.reduce((all, day) => copyDay(all, firstDay, day, testToday), week.days);
  expect(idsOf({ ...week, days })).toContain("coach.C8");
});

test("SCHED-05 too many sets and too few exercises are warned of in plain words", () => {
  const workout = week.days[firstDay];
  const many = workout.exercises.reduce((day, _, index) => changeSets(day, index, 10), workout);
  const texts = editFindings(week, withDay(firstDay, refreshedDay(workout, many, input)), input);
  expect(texts.map(({ id }) => id)).toEqual(expect.arrayContaining(["coach.C5", "coach.V4"]));
  expect(texts.every(({ text }) => !/coach\.|_/.test(text))).toBe(true);
  const few = workout.exercises.slice(3).reduce((day) => removePlannedExercise(day, 3), workout);
  expect(idsOf(withDay(firstDay, few))).toContain("coach.S4");
  const shorter = refreshedDay(workout, few, input);
  const told = shorter.facts.find(({ id }) => id === "day.minutes")?.value;
  expect([told, shorter.duration]).toEqual([
    Math.round(shorter.minutes ?? 0),
    `${Math.round(shorter.minutes ?? 0)} min`,
  ]);
});

test("SCHED-05 coach.F1 only a newly added exercise is refused for an injury", () => {
  const hurt = inputWith({ profile: { limits: { ...noLimits, injuryAreas: ["knee"] } } });
  const jump = exerciseById("plyo.squat-jump") ?? exerciseByTag("deep_knee");
  const planned = toPlanned(jump, {
    sets: 3,
    targetLow: 8,
    targetHigh: 10,
    restSeconds: 60,
    targetDifficulty: 6,
  });
  const safe = designWeek(hurt);
  const day = weekdays.find((weekday) => safe.days[weekday].kind === "training") ?? "monday";
  const after = { ...safe, days: { ...safe.days, [day]: addExercise(safe.days[day], planned) } };
  const findings = editFindings(safe, after, hurt);
  expect(findings[0]).toMatchObject({ id: "coach.F1", severity: "refuse" });
  expect(findings[0]?.text).toContain(jump.name);
  expect(severitiesOf(findings)).toContain("refuse");
  // The limit came later than the exercise: changing something else stays possible.
  const more = { ...after, days: { ...after.days, [day]: changeSets(after.days[day], 0, 2) } };
  expect(editFindings(after, more, hurt).map(({ id }) => id)).not.toContain("coach.F1");
});

test("SCHED-05 coach.F1 coach.F10 an excluded exercise cannot replace another", () => {
  const hurt = inputWith({ profile: { limits: { ...noLimits, injuryAreas: ["knee"] } } });
  const ruledOut = catalogue.filter(
    ({ contra, metric }) => contra.includes("deep_knee") && metric === "reps",
  );
  const [stood, comes] = ruledOut.map((exercise) =>
    toPlanned(exercise, { sets: 3, targetLow: 8, targetHigh: 10, restSeconds: 60, targetDifficulty: 6 }),
  );
  if (stood === undefined || comes === undefined) throw new Error("two exercises load a knee");
  const safe = designWeek(hurt);
  const day = weekdays.find((weekday) => safe.days[weekday].kind === "training") ?? "monday";
  const old = addExercise(safe.days[day], stood);
  const before = { ...safe, days: { ...safe.days, [day]: old } };
  const swapped = replaceExercise(old, old.exercises.length - 1, comes);
  const after = { ...safe, days: { ...safe.days, [day]: swapped } };
  expect(editFindings(before, after, hurt)).toContainEqual(
    expect.objectContaining({
      id: "coach.F1",
      severity: "refuse",
      text: expect.stringContaining(comes.name),
    }),
  );
  const leftOut = inputWith({
    preferences: [stood, comes].map(({ exerciseId }) => ({
      exerciseId,
      favourite: false,
      excluded: "injury" as const,
    })),
  });
  expect(idsOf(after, before, leftOut)).toContain("coach.F10");
});

const exerciseByTag = (tag: "deep_knee") => {
  const found = dayChoices(input, week.days[firstDay], new Set()).toAdd.find(({ contra }) =>
    contra.includes(tag),
  );
  if (found === undefined) throw new Error("nothing in the catalogue loads a knee");
  return found;
};

test("SCHED-05 the assessment and the default week can be changed too", () => {
  const assessment = assessmentWeek(input.profile, testToday);
  const base = { plan: editedHeader(undefined, testToday, "1"), days: defaultWeek() };
  for (const [before, given] of [
    [assessment, { ...input, previousPlan: asPrevious(assessment) }],
    [base, input],
  ] as const) {
    expect(editFindings(before, before, given)).toEqual([]);
    const day = weekdays.find((weekday) => before.days[weekday].kind === "training") ?? "monday";
    const changed = { ...before, days: { ...before.days, [day]: changeSets(before.days[day], 0, 2) } };
    expect(severitiesOf(editFindings(before, changed, given))).not.toContain("refuse");
  }
});

test("SCHED-05 only exercises that fit place, level and limits may be added", () => {
  const workout = week.days[firstDay];
  const all = dayChoices(input, workout, new Set()).toAdd;
  expect(all.length).toBeGreaterThan(20);
  const here = new Set(workout.exercises.map(({ exerciseId }) => exerciseId));
  expect(all.some(({ id }) => here.has(id))).toBe(false);
  const [first] = all;
  expect(dayChoices(input, workout, new Set([first?.id ?? ""])).toAdd).not.toContain(first);
  const chosen = dayChoices(input, workout, new Set());
  const added = all.map(chosen.planned);
  expect(added.every(({ sets }) => typeof sets === "number" && sets >= 1)).toBe(true);
  const findings = editFindings(
    week,
    withDay(firstDay, addExercise(workout, chosen.planned(all[0] as never))),
    input,
  );
  expect(severitiesOf(findings)).not.toContain("refuse");
});

test("SCHED-05 a swap keeps sets, target and rest and carries its own load", () => {
  const workout = week.days[firstDay];
  // Without the weight of what it stands for a move takes longer sets: a weight for a weight keeps them.
  const index = workout.exercises.findIndex(
    ({ takesWeight }, at) =>
      dayChoices(input, workout, new Set()).insteadOf(at)[0]?.takesWeight === takesWeight,
  );
  const present = workout.exercises[index];
  const [best] = dayChoices(input, workout, new Set()).insteadOf(index);
  if (present === undefined || best === undefined) throw new Error("nothing stands in for any exercise");
  expect([best.sets, best.targetLow, best.targetHigh, best.restSeconds]).toEqual([
    present.sets,
    present.targetLow,
    present.targetHigh,
    present.restSeconds,
  ]);
  const swapped = replaceExercise(workout, index, best);
  expect(swapped.exercises[index]?.exerciseId).toBe(best.exerciseId);
  expect(refreshedDay(workout, swapped, input).coachingInsight).toBe(
    "You put this session together yourself.",
  );
  expect(refreshedDay(workout, workout, input).coachingInsight).toBe(workout.coachingInsight);
  expect(dayChoices(input, workout, new Set()).insteadOf(99)).toEqual([]);
});

test("SCHED-05 a changed day gets new minutes, and a new training day a warm-up", () => {
  const workout = week.days[firstDay];
  const fewer = refreshedDay(workout, removePlannedExercise(workout, 0), input);
  expect(fewer.minutes ?? 0).toBeLessThan(workout.minutes ?? 0);
  expect(fewer.duration).toBe(`${Math.round(fewer.minutes ?? 0)} min`);
  const rest = week.days[restDays[0] as Weekday];
  const choices = dayChoices(input, rest, new Set());
  const trained = refreshedDay(rest, addExercise(rest, choices.planned(choices.toAdd[0] as never)), input);
  expect([trained.kind, trained.warmUp.length > 0, trained.coolDown.length > 0]).toEqual([
    "training",
    true,
    true,
  ]);
  expect(setsOf([trained])).toBeGreaterThan(0);
});

test("SCHED-05 EXLIB-02 own exercises come first and are never refused as such", () => {
  const made = exerciseFromOwn({
    id: "0195a1b2-0000-7000-8000-00000000000a",
    name: "Sandbag carry",
    metric: "reps",
    equipment: "other",
    primaryMuscles: ["quads"],
    secondaryMuscles: [],
    unilateral: false,
    notes: "",
  });
  const workout = week.days[firstDay];
  const choices = dayChoices(input, workout, new Set(), [made]);
  expect(choices.toAdd[0]).toBe(made);
  const planned = choices.planned(made);
  expect(planned).toMatchObject({ sets: 3, reps: "8-12", loadLb: null, exerciseId: made.id });
  const before = withDay(firstDay, removePlannedExercise(workout, 0));
  const after = withDay(firstDay, addExercise(removePlannedExercise(workout, 0), planned));
  const findings = editFindings(before, after, input);
  expect(findings.filter(({ id }) => id === "coach.S3")).toEqual([]);
  expect(severitiesOf(findings)).not.toContain("refuse");
  expect(findings.some(({ text }) => text.includes("own."))).toBe(false);
  // In the day already, or left out: not offered.
  expect(
    dayChoices(input, addExercise(removePlannedExercise(workout, 0), planned), new Set(), [made]).toAdd,
  ).not.toContain(made);
  expect(dayChoices(input, workout, new Set([made.id]), [made]).toAdd).not.toContain(made);
});
