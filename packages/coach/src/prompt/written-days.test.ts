import { weekdays } from "@muster/domain/shared/dates";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inputWith } from "../design/testing/inputs.ts";
import { checkWeek, errorsOf } from "../rules/check-week.ts";
import { expandSkeleton } from "./expand-skeleton.ts";
import { goodSkeleton } from "./testing/skeletons.ts";
import { writtenDays } from "./written-days.ts";

const input = inputWith();
const good = goodSkeleton(input);
const answer = JSON.stringify(good);
/** The answer up to the beginning of a day's own object. */
const until = (text: string, day: string): string => text.slice(0, text.indexOf(`"day":"${day}"`));

test("PLAN-02 a day is reported once it is complete and checked, not before", () => {
  expect(writtenDays("", input)).toEqual([]);
  expect(writtenDays(until(answer, "monday"), input)).toEqual([]);
  expect(writtenDays(until(answer, "wednesday"), input).map(({ day }) => day)).toEqual(["monday", "tuesday"]);
  const week = expandSkeleton(good, input);
  expect(writtenDays(answer, input)).toEqual(
    weekdays.map((day) => ({
      day,
      name: week.days[day].name,
      exercises: week.days[day].exercises.length,
    })),
  );
  expect(writtenDays(`Hm. {"days": [] is how I begin.\n\`\`\`json\n${answer}`, input)).toHaveLength(7);
});

test("COACH-02 a partial week that breaks a rule reports no day", () => {
  const training = good.days.find(({ kind }) => kind === "training");
  if (training === undefined) throw new Error("Nobody trains here");
  const everyDay = { ...good, days: good.days.map(({ day }) => ({ ...training, day })) };
  expect(errorsOf(checkWeek(expandSkeleton(everyDay, input), input))).not.toEqual([]);
  expect(writtenDays(JSON.stringify(everyDay), input)).toEqual([]);
  const wrong = answer.replace(/"place":"(home|gym)"/, '"place":"moon"');
  expect(writtenDays(wrong, input)).toEqual([]);
});

test("COACH-02 reported names hold no markup, links or braces of a model", () => {
  const hostile = {
    ...good,
    days: good.days.map((day) => ({ ...day, name: `<b>x</b> https://evil.example }] "${day.day}` })),
  };
  const told = writtenDays(JSON.stringify(hostile), input);
  expect(told).toHaveLength(7);
  expect(JSON.stringify(told)).not.toMatch(/evil|</);
});

test("PLAN-02 a locked day is not reported", () => {
  const workout = expandSkeleton(good, input).days.monday;
  const locks = { days: [{ weekday: "monday" as const, workout }], exercises: [] };
  expect(writtenDays(answer, { ...input, locks }).map(({ day }) => day)).toEqual(weekdays.slice(1));
});

test("COACH-02 property: reported days belong to a week that keeps the rules", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: answer.length }),
      fc.array(fc.constantFrom("{", "}", "]", '"', "\\", '"days": [', ","), { maxLength: 4 }),
      (length, noise) => {
        const told = writtenDays(answer.slice(0, length) + noise.join(""), input);
        const days = good.days.filter(({ day }) => told.some((row) => row.day === day));
        expect(days).toHaveLength(told.length);
        expect(errorsOf(checkWeek(expandSkeleton({ ...good, days }, input), input))).toEqual([]);
      },
    ),
    { numRuns: 60, seed: 7 },
  );
});
