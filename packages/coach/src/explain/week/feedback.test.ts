import type { FitnessLevel } from "@muster/domain/profiles/options.text";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { designWeek } from "../../compose/design-week.ts";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { asPrevious, inputWith, sessionsOf } from "../../design/testing/inputs.ts";
import { quotableNumbers, untraceable } from "../../rules/words/prose.ts";
import type { DesignInput, PastSession } from "../../state/input.ts";

const lifter = (fitnessLevel: FitnessLevel): DesignInput =>
  inputWith({
    profile: { fitnessLevel, gymAccess: "commercial_gym", primaryGoal: "strength", targetAreas: [] },
  });

const feedbackOf = ({ plan: { weeklyFeedback: said } }: DesignedWeek): string =>
  said === null
    ? ""
    : [said.progressAssessment, ...said.strengths, ...said.areasToImprove, said.motivationalMessage].join(
        " ",
      );

/** The weeks after each of `count` trained ones, each session changed before it was logged. */
const weeksAfter = (
  first: DesignInput,
  count: number,
  change: (session: PastSession, week: number) => PastSession = (session) => session,
): readonly DesignedWeek[] => {
  let input = first;
  return Array.from({ length: count }, (_, index) => {
    const week = designWeek(input);
    const done = sessionsOf(week, input.validFrom, { difficulty: index % 2 === 0 ? 7 : 8 });
    input = {
      ...input,
      previousPlan: asPrevious(week),
      sessions: [...input.sessions, ...done.map((session) => change(session, index))],
      validFrom: addDays(input.validFrom, 7),
      today: addDays(input.today, 7),
      checkIns: input.checkIns.map((checkIn) => ({ ...checkIn, date: addDays(checkIn.date, 7) })),
    };
    return designWeek(input);
  });
};
const after = (...[first, count, change]: Parameters<typeof weeksAfter>): DesignedWeek => {
  const week = weeksAfter(first, count, change).at(-1);
  if (week === undefined) throw new Error("No week");
  return week;
};

/** Every set of every lift with these repetitions and this much weight. */
const logged =
  (reps: readonly number[], loadLb: (week: number) => number) =>
  (session: PastSession, week: number): PastSession => ({
    ...session,
    exercises: session.exercises.map((done) => ({
      ...done,
      sets: done.sets.map((set, index) => ({
        ...set,
        reps: set.reps === null ? null : (reps[index] ?? reps.at(-1) ?? 5),
        weight: set.weight === null ? null : loadLb(week),
      })),
    })),
  });

test.each(["beginner", "intermediate", "advanced"] as const)(
  "COACH-07 feedback praises no form and asks no rated person to rate: %s",
  (level) => {
    const said = weeksAfter(lifter(level), 6).map(feedbackOf).join(" ");
    expect(said).not.toMatch(
      /You checked in|You said how|You looked back|Rate each|one rep to your first lift|Week by week/,
    );
    if (level !== "beginner") expect(said).not.toMatch(/first gains are skill|takes a few weeks to show/);
  },
);

test("COACH-07 who lifted more reads of both weights, and in how long", () => {
  const week = after(
    lifter("advanced"),
    3,
    logged([5], (at) => 100 + 10 * at),
  );
  expect(feedbackOf(week)).toMatch(/from 100 lb to 120 lb in two weeks|120 lb .* 100 lb two weeks ago/);
  expect(untraceable(feedbackOf(week), quotableNumbers(week))).toEqual([]);
});

test("COACH-07 a lift that stands reads its sets and what this week does about it", () => {
  const week = after(
    lifter("intermediate"),
    3,
    logged([5, 4, 3], () => 100),
  );
  const said = week.plan.weeklyFeedback?.areasToImprove.join(" ") ?? "";
  expect(said).toMatch(/5, 4(?:, | and )3/);
  expect(said).toMatch(/Aim for \d+ reps? in|step back|rep range|another move|easy week|lighter/i);
  expect(untraceable(feedbackOf(week), quotableNumbers(week))).toEqual([]);
});

test("COACH-07 after the first week a logged set is named, not the form", () => {
  const week = after(
    lifter("intermediate"),
    1,
    logged([6, 5], () => 95),
  );
  expect(week.plan.weeklyFeedback?.strengths.join(" ")).toMatch(/6 reps with 95 lb/);
});

test("COACH-07 a full week is news only after one that was not", () => {
  const counted = weeksAfter(lifter("intermediate"), 4).map((week) =>
    /\bworkouts?\b.*(done|every one)|You did all/.test(week.plan.weeklyFeedback?.progressAssessment ?? ""),
  );
  expect(counted).toEqual([true, false, false, false]);
});

test("COACH-07 a lift that did no more last week is no news", () => {
  const week = after(
    lifter("intermediate"),
    4,
    logged([5, 4], (at) => (at < 2 ? 90 + 10 * at : 110)),
  );
  expect(feedbackOf(week)).not.toMatch(/Floor Press(?: went up from|: from|: 110 lb now)/);
});

test("COACH-07 nothing stands still in the first week, however often it came", () => {
  const week = after(
    inputWith({ profile: { fitnessLevel: "beginner", daysPerWeek: 3, gymAccess: "no_gym", gymDays: [] } }),
    1,
    logged([6], () => 25),
  );
  expect(feedbackOf(week)).not.toMatch(/stood still|No step for|the same as before/);
});

test("COACH-07 barbell lifts count among those that grow", () => {
  const week = after(lifter("advanced"), 3, (session, at) => ({
    ...session,
    exercises: session.exercises.map((done) => ({
      ...done,
      sets: done.sets.map((set) => ({
        ...set,
        weight: set.weight === null ? null : done.name.startsWith("Barbell") ? 200 + 10 * at : 50,
      })),
    })),
  }));
  expect(week.plan.weeklyFeedback?.progressAssessment).toMatch(/Barbell .*(?:200|210) lb/);
});

test("COACH-07 a week without training is no praise of the form, and no blame", () => {
  const input = lifter("intermediate");
  const untrained = { ...input, checkIns: [], previousPlan: asPrevious(designWeek(input)) };
  expect(designWeek(untrained).plan.weeklyFeedback?.strengths).toEqual([
    expect.stringMatching(/first session|first day/),
  ]);
});

test("COACH-07 a test to the limit is not called too hard", () => {
  const week = after(lifter("intermediate"), 1, (session) => ({
    ...session,
    exercises: session.exercises.map((done) => ({ ...done, difficulty: 10, assessmentMetric: "Max reps" })),
  }));
  expect(feedbackOf(week)).not.toMatch(/10 of 10/);
});

test("COACH-07 nothing from before a long break is called progress", () => {
  const input = lifter("intermediate");
  const first = designWeek(input);
  const done = (validFrom: string, reps: number) =>
    sessionsOf(first, validFrom, { difficulty: 8 }).map((session) => logged([reps], () => 80)(session, 0));
  const last = addDays(input.validFrom, 63);
  const { plan } = designWeek({
    ...input,
    today: addDays(last, 6),
    validFrom: addDays(last, 7),
    previousPlan: asPrevious(first),
    sessions: [...done(input.validFrom, 4), ...done(last, 6)],
  });
  expect(plan.weeklyFeedback?.progressAssessment).not.toMatch(/ago|before| in \w+ weeks/);
});

test("COACH-07 the last words name what to be proud of and its next day", () => {
  const grown = after(
    lifter("advanced"),
    3,
    logged([5], (at) => 100 + 10 * at),
  ).plan.weeklyFeedback?.motivationalMessage;
  expect(grown).toMatch(/stronger at|proud of|more on .* than before/);
  expect(grown).toMatch(/Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday/);
  const still = after(
    lifter("advanced"),
    3,
    logged([5], () => 100),
  ).plan.weeklyFeedback?.motivationalMessage;
  expect(still).toMatch(/showed up every time|No workout missed|what you planned/);
});

test("COACH-07 before an easy week the last words are of lighter days", () => {
  const easy = weeksAfter(lifter("advanced"), 6).find(({ plan }) => plan.phase === "deload");
  expect(easy?.plan.weeklyFeedback?.motivationalMessage).toMatch(/lighter days|easy week/);
});

test("COACH-07 a week whose first lifts get lighter asks for clean sets, not for more", () => {
  const tired = (session: PastSession): PastSession => ({
    ...session,
    exercises: session.exercises.map((done, index) => (index === 0 ? { ...done, difficulty: 9 } : done)),
  });
  const summaries = weeksAfter(lifter("advanced"), 3, tired).map(({ plan }) => plan.programSummary);
  expect(summaries.join(" ")).not.toMatch(/one rep somewhere|One more clean rep|best effort/);
  expect(summaries.join(" ")).toMatch(/clean sets|each set clean|Clean sets/);
});

test("COACH-07 no weight is praised that this week takes down again", () => {
  const week = after(lifter("intermediate"), 3, (session, at) =>
    at < 2
      ? logged([6], () => 90 + 10 * at)(session, at)
      : logged([2], () => 110)(
          { ...session, exercises: session.exercises.map((done) => ({ ...done, difficulty: 10 })) },
          at,
        ),
  );
  expect(feedbackOf(week)).not.toMatch(/110 lb now|to 110 lb/);
});

test("COACH-07 a set that ended short of its range is not called the best", () => {
  const week = after(
    lifter("intermediate"),
    1,
    logged([1], () => 150),
  );
  expect(feedbackOf(week)).not.toMatch(/strongest set|Best set|top set/);
});
