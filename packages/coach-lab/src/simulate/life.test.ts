import { checkWeek, errorsOf } from "@muster/coach/rules/check-week";
import { designInputSchema } from "@muster/coach/state/input";
import { placeOfDay } from "@muster/domain/planning/day-place";
import { weekdayOf } from "@muster/domain/shared/dates";
import { gearOf } from "@muster/domain/training/weights/gear";
import { isLoadable } from "@muster/domain/training/weights/loadable";
import { expect, test } from "vitest";
import { coaches } from "./coaches.ts";
import { lifeOf, ownSubjects, sharedWeeksOf } from "./testing/lives.ts";

const someone = (id: string) => {
  const found = ownSubjects().find((subject) => subject.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

test("a simulated life has valid inputs and repeats with the same seed", () => {
  const life = lifeOf(someone("dirty-records"), 6);
  for (const { input } of life.weeks) expect(designInputSchema.safeParse(input).success).toBe(true);
  expect(JSON.stringify(lifeOf(someone("dirty-records"), 6))).toBe(JSON.stringify(life));
  expect(lifeOf(someone("dirty-records"), 6, 2).gain).not.toBe(life.gain);
  expect(JSON.stringify(lifeOf(someone("dirty-records"), 3).weeks)).toBe(
    JSON.stringify(sharedWeeksOf(someone("dirty-records"), 3)),
  );
});

test("every coach meets the same missed sessions", () => {
  const days = (name: "static" | "plus5") =>
    lifeOf(someone("half-attendance"), 5, 3, coaches[name]).weeks.map(
      ({ done }) => new Set(done.map(({ date }) => date)).size,
    );
  expect(days("static")).toEqual(days("plus5"));
  expect(days("static").some((count) => count < 5)).toBe(true);
});

test("five per cent a week fails more sets than static, random gains least", () => {
  const subject = someone("burns-more");
  const outcome = (name: "static" | "plus5" | "random") => {
    const lives = [1, 2, 3].map((seed) => lifeOf(subject, 12, seed, coaches[name]));
    const sets = lives.flatMap(({ weeks }) =>
      weeks.flatMap(({ done }) => done.flatMap((exercise) => exercise.sets)),
    );
    return {
      gain: lives.reduce((sum, { gain }) => sum + gain, 0),
      failed: sets.filter(({ failed }) => failed).length / sets.length,
    };
  };
  expect(outcome("plus5").failed).toBeGreaterThan(outcome("static").failed);
  expect(outcome("random").gain).toBeLessThan(outcome("static").gain);
});

/** The assessment week is checked for everybody in programs/assessment-rules.test.ts; here the designed weeks are. */
test("COACH-01 COACH-04 our own people's first weeks break no rule", () => {
  const people = ownSubjects();
  expect(people.length).toBeGreaterThan(40);
  const found = people.flatMap((subject) =>
    sharedWeeksOf(subject, 6)
      .slice(1)
      .flatMap(({ week, plan, input }) =>
        errorsOf(checkWeek(plan, input)).map(
          ({ id, path, got, need }) => `${subject.id} week ${week} ${id} ${path}: ${got}, need ${need}`,
        ),
      ),
  );
  // The first few say enough.
  expect(found.slice(0, 10)).toEqual([]);
});

test("nobody lifts a weight that their kit can not make", () => {
  const lifted = ownSubjects().flatMap((subject) =>
    sharedWeeksOf(subject, 6).flatMap(({ plan, input, done }) =>
      done.flatMap(({ exerciseId, usedLb, date }) => {
        const day = plan.days[weekdayOf(date)];
        const planned = day.exercises.find((one) => one.exerciseId === exerciseId);
        if (planned === undefined || usedLb === null) return [];
        const gear = gearOf(placeOfDay(day), "imperial", input.gear ?? {}, input.profile);
        return [{ who: subject.id, exerciseId, usedLb, isThere: isLoadable(usedLb, planned, gear) }];
      }),
    ),
  );
  expect(lifted.length).toBeGreaterThan(3_000);
  expect(lifted.filter(({ isThere }) => !isThere)).toEqual([]);
});
