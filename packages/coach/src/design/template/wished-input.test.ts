import { emptyLimit, emptyWish, type Wish } from "@muster/domain/planning/limits";
import { weekdays } from "@muster/domain/shared/dates";
import { describe, expect, test } from "vitest";
import { catalogue, exerciseById } from "../../catalogue/catalogue.ts";
import type { Muscle } from "../../catalogue/exercise.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { readNote } from "../../notes/read-note.ts";
import { checkWeek, errorsOf } from "../../rules/check-week.ts";
import type { DesignInput } from "../../state/input.ts";
import { checkInWith, inputWith } from "../testing/inputs.ts";
import { asWished } from "./wished-input.ts";

const person = { daysPerWeek: 3, gymAccess: "no_gym" } as const;
const wish = (type: Wish["type"], part: Partial<Wish> = {}): Wish => ({
  ...emptyWish,
  date: inputWith().today,
  type,
  ...part,
});
const withWishes = (...wishes: readonly Wish[]): DesignInput => ({
  ...inputWith({ profile: { ...person, restDays: [], gymDays: [] } }),
  wishes: [...wishes],
});
const trained = (input: DesignInput) => {
  const week = deliverWeek(undefined, input);
  expect(errorsOf(checkWeek(week, input))).toEqual([]);
  return { week, days: weekdays.filter((day) => week.days[day].kind === "training") };
};
const answers = (input: DesignInput) =>
  deliverWeek(undefined, input).plan.facts.filter(
    ({ id }) => id.startsWith("wish.") || id.startsWith("limit."),
  );

test("PLAN-01 without a wish the input stays what it is", () => {
  const input = inputWith();
  expect(asWished(input)).toBe(input);
});

test.each([
  ["days alone", [wish("days", { weekdays: ["saturday", "sunday"] })], ["saturday", "sunday"]],
  ["a number of days", [wish("days", { count: 2 })], undefined],
  ["a free day", [wish("days_off", { weekdays: ["wednesday"] })], undefined],
] as const)("PLAN-01 %s is kept, and said", (_what, wishes, expected) => {
  const input = withWishes(...wishes);
  const { days } = trained(input);
  if (expected !== undefined) expect(days).toEqual(expected);
  if (wishes[0].count !== null) expect(days).toHaveLength(wishes[0].count);
  if (wishes[0].type === "days_off") expect(days).not.toContain("wednesday");
  expect(answers(input).map(({ value }) => value)).toEqual([expect.stringMatching(/^Yes\. You train on /)]);
});

test("PLAN-01 one day instead of another moves that day and keeps the rest", () => {
  const before = trained(withWishes()).days;
  const [gone] = before;
  const free = weekdays.find((day) => !before.includes(day));
  if (gone === undefined || free === undefined) throw new Error("the usual week has a free and a full day");
  const { days } = trained(
    withWishes(wish("days", { weekdays: [free] }), wish("days_off", { weekdays: [gone] })),
  );
  expect(days.toSorted()).toEqual([...before.filter((day) => day !== gone), free].toSorted());
});

test("PLAN-01 shorter sessions fit the next usual length and are named so", () => {
  const input = withWishes(wish("minutes", { minutes: 30 }));
  const { week, days } = trained(input);
  expect(Math.max(...days.map((day) => week.days[day].minutes ?? 0))).toBeLessThanOrEqual(32);
  expect(answers(input)[0]?.value).toMatch(/^Yes\. The longest takes \d+ minutes\.$/);
});

test.each([
  [20, 15, 24],
  [25, 18, 27],
  [40, 32, 42],
])("PLAN-01 sessions of %i minutes are made for them", (minutes, least, most) => {
  for (const wishes of [
    [wish("minutes", { minutes })],
    [wish("minutes", { minutes, weekdays: ["monday"] })],
  ]) {
    const input = inputWith({ profile: { restDays: ["sunday"], gymDays: ["monday", "thursday"] } });
    const { week, days } = trained({ ...input, wishes });
    const meant = days.filter((day) => (wishes[0]?.weekdays ?? []).length === 0 || day === "monday");
    expect(meant.length).toBeGreaterThan(0);
    for (const day of meant) {
      expect(week.days[day].minutes).toBeGreaterThanOrEqual(least);
      expect(week.days[day].minutes).toBeLessThanOrEqual(most);
      expect(week.days[day].exercises.length).toBeGreaterThanOrEqual(3);
    }
  }
});

test("PLAN-01 an excluded exercise is not planned, a forbidden one is declined", () => {
  const lunges = ["lunge.reverse", "lunge.forward", "lunge.walking"];
  const out = withWishes(wish("exercise_out", { exerciseIds: lunges }));
  const { week } = trained(out);
  const planned = weekdays.flatMap((day) => week.days[day].exercises.map(({ exerciseId }) => exerciseId));
  expect(planned.filter((id) => lunges.includes(id))).toEqual([]);
  const hurt: DesignInput = {
    ...withWishes(wish("exercise_in", { exerciseIds: ["core.plank"] })),
    limits: [{ ...emptyLimit, date: inputWith().today, condition: "pelvic_floor" }],
  };
  expect(answers(hurt).map(({ value }) => value)).toEqual([
    expect.stringMatching(/^Out of your plan: \D+ and others like them\.$/),
    "Not this week. It waits while this holds: Pelvic floor or coning belly.",
  ]);
});

test("PLAN-01 an event without a date is asked for it", () => {
  expect(answers(withWishes(wish("event", { name: "10k" })))[0]?.value).toMatch(
    /^Not this week\. Add its date/,
  );
});

test("coach.F1 coning in planks removes planks, crunches, climbers and leg raises", () => {
  const input = inputWith({
    profile: { gender: "female" },
    checkIns: [checkInWith({ notes: "I see a bulge down the middle of my belly when I do planks." })],
  });
  const { week } = trained(input);
  const names = weekdays.flatMap((day) =>
    week.days[day].exercises.flatMap(({ exerciseId }) => exerciseById(exerciseId)?.name ?? []),
  );
  expect(names.filter((name) => /plank|crunch|climber|leg raise|shoulder tap/i.test(name))).toEqual([]);
  expect(answers(input).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Pelvic floor or coning belly/),
  );
});

test("PLAN-01 minutes for one weekday shorten that day alone, and the answer says so", () => {
  const usual = trained(withWishes());
  const [first, ...others] = usual.days;
  if (first === undefined) throw new Error("the usual week has training days");
  const input = withWishes(wish("minutes", { minutes: 20, weekdays: [first] }));
  const { week } = trained(input);
  expect(usual.week.days[first].minutes).toBeGreaterThan(40);
  expect(week.days[first].minutes).toBeLessThanOrEqual(30);
  for (const day of others) expect(week.days[day].minutes).toBeGreaterThanOrEqual(40);
  expect(week.days[first].exercises[0]?.exerciseId).toBe(usual.week.days[first].exercises[0]?.exerciseId);
  expect(answers(input)[0]?.value).toMatch(/^(Yes|Partly)\. .*\d+ minutes/);
});

test("PLAN-01 an exercise asked for is in the week, and said with its day", () => {
  const input = withWishes(wish("exercise_in", { exerciseIds: ["core.bicycle"] }));
  const { week, days } = trained(input);
  const has = days.filter((day) =>
    week.days[day].exercises.some(({ exerciseId }) => exerciseId === "core.bicycle"),
  );
  expect(has.length).toBeGreaterThanOrEqual(1);
  expect(answers(input)[0]?.value).toMatch(/^Yes\. Bicycle Crunches: on /);
});

const directSets = (input: DesignInput, ...muscles: readonly Muscle[]): number =>
  Object.values(deliverWeek(undefined, input).days)
    .flatMap(({ exercises }) => exercises)
    .filter(({ exerciseId }) => muscles.some((muscle) => exerciseById(exerciseId)?.muscles[muscle] === 1))
    .reduce((sum, { sets }) => sum + setCount(sets), 0);

test("PLAN-01 more for a muscle gives it more direct sets, less gives it fewer", () => {
  const arms = ["biceps", "triceps"] as const;
  const usual = directSets(withWishes(), ...arms);
  expect(directSets(withWishes(wish("muscle_more", { muscle: "arms" })), ...arms)).toBeGreaterThan(usual);
  const calves = directSets(withWishes(), "calves");
  const less = withWishes(wish("muscle_less", { muscle: "calves" }));
  expect(directSets(less, "calves")).toBeLessThanOrEqual(calves);
  expect(answers(less)[0]?.value).toMatch(/^Yes\. /);
  trained(less);
});

const withoutKit = inputWith({ profile: { ...person, equipment: ["none"], restDays: [], gymDays: [] } });
const afterNote = (notes: string): DesignInput => ({
  ...withoutKit,
  checkIns: [checkInWith({ notes })],
});
const plannedNames = (input: DesignInput): string =>
  Object.values(deliverWeek(undefined, input).days)
    .flatMap(({ exercises }) => exercises.map(({ name }) => name))
    .join(", ");

test.each([
  ["please don't make me do push-ups any more", /push-up/i],
  ["not a fan of side planks", /side plank/i],
])("PLAN-01 %s: no kind of it is planned", (notes, unwanted) => {
  expect(plannedNames(withoutKit)).toMatch(unwanted);
  expect(plannedNames(afterNote(notes))).not.toMatch(unwanted);
  expect(answers(afterNote(notes))[0]?.value).toMatch(/^Yes\. /);
});

test.each(["bring back push-ups", "can we get back to push-ups"])(
  "PLAN-01 %s is a wish and no sore back",
  (notes) => {
    expect(plannedNames(afterNote(notes))).toMatch(/push-up/i);
    expect(answers(afterNote(notes)).map(({ value }) => value)).toEqual([expect.stringMatching(/^Yes\. /)]);
  },
);

const gymDays: DesignInput["profile"]["gymDays"] = ["monday", "tuesday", "thursday", "friday"];
const kit: DesignInput["profile"]["equipment"] = ["dumbbells"];
const lifters = {
  "a beginner with dumbbells": { ...person, fitnessLevel: "beginner", equipment: kit },
  "an intermediate in a gym": {
    fitnessLevel: "intermediate",
    gymAccess: "commercial_gym",
    daysPerWeek: 4,
    gymDays,
  },
  "somebody with half an hour": { ...person, timePerSession: "30_45" },
} as const;

describe.each(Object.entries(lifters))("PLAN-01 %s", (_who, profile) => {
  const asking = (...wishes: readonly Wish[]): DesignInput => ({
    ...inputWith({ profile: { gymDays: [], ...profile, restDays: [] } }),
    wishes: [...wishes],
  });
  test.each([
    ["back", ["lats", "upper_back"]],
    ["chest", ["chest"]],
    ["arms", ["biceps", "triceps"]],
    ["glutes", ["glutes"]],
  ] as const)("more %s is more direct sets, less is fewer", (muscle, muscles) => {
    const usual = directSets(asking(), ...muscles);
    const more = asking(wish("muscle_more", { muscle }));
    const less = asking(wish("muscle_less", { muscle }));
    expect(directSets(more, ...muscles)).toBeGreaterThan(usual);
    expect(directSets(less, ...muscles)).toBeLessThan(usual);
    trained(more);
    trained(less);
  });
});

test("PLAN-01 the heel-to-toe walk is asked for in five to ten metres", () => {
  const input = {
    ...withWishes(wish("exercise_in", { exerciseIds: ["balance.heel-toe"] })),
    profile: { ...withWishes().profile, age: 70 },
  };
  const walks = Object.values(trained(input).week.days)
    .flatMap(({ exercises }) => exercises)
    .filter(({ exerciseId }) => exerciseId === "balance.heel-toe");
  expect(walks.length).toBeGreaterThanOrEqual(1);
  for (const { targetLow, targetHigh } of walks) {
    expect(targetLow).toBeGreaterThanOrEqual(5);
    expect(targetHigh).toBeLessThanOrEqual(10);
  }
});

describe.each(["no_gym", "commercial_gym"] as const)("PLAN-01 more of a muscle with %s", (gymAccess) => {
  const input = inputWith({
    profile: {
      gymAccess,
      gymDays: gymAccess === "no_gym" ? [] : ["monday", "tuesday", "thursday", "friday"],
      targetAreas: ["full_body"],
      equipment: ["none"],
    },
  });
  const setsOf = (wishes: readonly Wish[], muscles: readonly Muscle[]) => {
    const { week } = trained({ ...input, wishes: [...wishes] });
    return Object.values(week.days)
      .flatMap(({ exercises }) => exercises)
      .filter(({ exerciseId }) => muscles.some((one) => exerciseById(exerciseId)?.muscles[one] === 1))
      .reduce((sum, { sets }) => sum + setCount(sets), 0);
  };

  test.each([
    ["calves", ["calves"]],
    ["chest", ["chest"]],
    ["arms", ["biceps", "triceps"]],
  ] as const)("%s: the week has more sets of it", (muscle, muscles) => {
    const more = setsOf([wish("muscle_more", { muscle })], muscles);
    expect(more).toBeGreaterThan(setsOf([], muscles));
  });
});

test("PLAN-01 an exercise that is too hard yet brings the step before it, and says so", () => {
  const input = withWishes(wish("exercise_in", { exerciseIds: ["v_push.handstand"] }));
  expect(answers(input).map(({ value }) => value)).toEqual([
    expect.stringMatching(/^Partly\. The way there on \w+: .*Pike Push-ups\.$/),
  ]);
});

test("PLAN-01 a wished exercise is added beside the main lifts", () => {
  const gym = { gymAccess: "commercial_gym", gymDays: ["monday", "tuesday", "thursday", "friday"] } as const;
  const input = inputWith({
    profile: { ...gym, gymDays: [...gym.gymDays], fitnessLevel: "advanced", primaryGoal: "strength" },
  });
  const mains = (wishes: readonly Wish[]) =>
    Object.values(trained({ ...input, wishes: [...wishes] }).week.days).flatMap(({ exercises }) =>
      exercises.slice(0, 1).map(({ exerciseId }) => exerciseId),
    );
  const dips = wish("exercise_in", { exerciseIds: ["h_push.chest-dip"] });
  expect(mains([dips])).toEqual(mains([]));
  const { week } = trained({ ...input, wishes: [dips] });
  expect(
    Object.values(week.days).flatMap(({ exercises }) => exercises.map((one) => one.exerciseId)),
  ).toContain("h_push.chest-dip");
});

test("PLAN-01 a wish for a kind of lift is served by its best tool, in its own slot", () => {
  const named = catalogue.flatMap(({ id, name }) => (/hip thrusts$/i.test(name) ? [id] : []));
  const plain = inputWith({
    profile: { gymAccess: "commercial_gym", gymDays: [], timePerSession: "60_plus", targetAreas: ["glutes"] },
  });
  const movesOf = (input: DesignInput) =>
    Object.values(trained(input).week.days).flatMap(({ exercises }) =>
      exercises.map(({ exerciseId }) => exerciseId),
    );
  const wished = movesOf({ ...plain, wishes: [wish("exercise_in", { exerciseIds: named })] });
  expect(wished).toContain("hinge.barbell-hip-thrust");
  expect(wished).not.toContain("hinge.hip-thrust");
  // No other hinge gives way.
  expect(wished).toContain("hinge.barbell-rdl");
});

test("PLAN-01 a run that must wait brings no timed walk into the strength work", () => {
  const running = catalogue.filter(({ contra }) => contra.includes("running")).map(({ id }) => id);
  const input: DesignInput = {
    ...withWishes(wish("exercise_in", { exerciseIds: running })),
    limits: [{ ...emptyLimit, date: inputWith().today, condition: "postpartum" }],
  };
  const { week, days } = trained(input);
  const ids = days.flatMap((day) => week.days[day].exercises.map(({ exerciseId }) => exerciseId));
  expect(ids).not.toContain("cardio.timed-walk");
  expect(answers(input).map(({ value }) => value)).toContainEqual(
    expect.stringMatching(/It waits while this holds/),
  );
});

test.each([
  ["I want to bench more", "h_push.barbell"],
  ["I want to squat every week", "squat.barbell-back"],
  ["more deadlifts please", "hinge.barbell-deadlift"],
  ["more hip thrusts please", "hinge.barbell-hip-thrust"],
  ["more overhead presses please", "v_push.barbell"],
])("PLAN-01 who wishes for a lift keeps the lift of that name: %s", (note, id) => {
  const profile = {
    fitnessLevel: "intermediate",
    primaryGoal: "strength",
    gymAccess: "commercial_gym",
    gymDays: ["monday", "tuesday", "thursday", "friday"],
    daysPerWeek: 4,
    timePerSession: "45_60",
    targetAreas: [],
    equipment: [],
  } as const;
  const plain = inputWith({
    profile: { ...profile, gymDays: [...profile.gymDays], targetAreas: [], equipment: [] },
  });
  const { wishes } = readNote(note, plain.today);
  const { week, days } = trained({ ...plain, wishes: [...wishes] });
  expect(days.flatMap((day) => week.days[day].exercises.map(({ exerciseId }) => exerciseId))).toContain(id);
});

test.each([
  ["I want to bench five times a week", /^Partly\. .*: on Mon/],
  ["lateral raises every day please", /^Partly\. .*: on /],
  ["I want to squat twice a week", /^Yes\. /],
  ["I want to bench more", /^Yes\. /],
])("PLAN-01 fewer days of an exercise than were asked for are not called a yes: %s", (note, said) => {
  const plain = inputWith({
    profile: {
      fitnessLevel: "intermediate",
      primaryGoal: "strength",
      gymAccess: "commercial_gym",
      gymDays: ["monday", "tuesday", "thursday", "friday"],
      restDays: ["sunday"],
      daysPerWeek: 4,
      timePerSession: "45_60",
    },
  });
  const { wishes } = readNote(note, plain.today);
  expect(answers({ ...plain, wishes: [...wishes] }).map(({ value }) => value)).toEqual([
    expect.stringMatching(said),
  ]);
});

test("coach.F1 no squats and lunges does not mean three days of deadlifts", () => {
  const plain = inputWith({
    profile: {
      fitnessLevel: "intermediate",
      primaryGoal: "strength",
      gymAccess: "commercial_gym",
      gymDays: ["monday", "wednesday", "friday"],
      restDays: ["sunday"],
      daysPerWeek: 3,
      timePerSession: "60_plus",
      targetAreas: [],
    },
  });
  const legs = catalogue
    .filter(({ pattern }) => pattern === "squat" || pattern === "lunge")
    .map(({ id }) => id);
  const limits = [legs.slice(0, 40), legs.slice(40, 80), legs.slice(80, 120)].map((exerciseIds) => ({
    ...emptyLimit,
    date: plain.today,
    area: "knee" as const,
    exerciseIds,
  }));
  const [first, ...more] = limits;
  const input = {
    ...plain,
    limits: first === undefined ? [] : [first, ...more.map((one) => ({ ...one, area: null }))],
  };
  const { week, days } = trained(input);
  const leads = days.map((day) => week.days[day].exercises[0]?.exerciseId);
  expect(leads.filter((id) => id === "hinge.barbell-deadlift").length).toBeLessThan(3);
});
