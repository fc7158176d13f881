/** Eccentrics go on by seconds, then by a set, then by the first full repetition. */
import { expect, test } from "vitest";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkInWith, inputWith } from "../testing/inputs.ts";

const noPullUp = inputWith({
  profile: {
    pullups: 0,
    pushups: 8,
    fitnessLevel: "beginner",
    daysPerWeek: 3,
    gymAccess: "no_gym",
    gymDays: [],
    equipment: ["pull_up_bar", "resistance_bands"],
  },
  checkIns: [checkInWith({ pullups: 0, pushups: 8 })],
});
const eccentrics = trainedWeeks(noPullUp, 10).flatMap(({ week }) =>
  Object.values(week.days)
    .flatMap(({ exercises }) => exercises)
    .filter(({ exerciseId }) => exerciseId === "v_pull.negative"),
);
const secondsOf = ({ notes }: { readonly notes: string }) =>
  Number(/Take (\d) seconds/.exec(notes)?.[1] ?? 0);

test("eccentrics begin with five seconds and get slower up to eight", () => {
  const seconds = eccentrics.map(secondsOf);
  expect(seconds[0]).toBe(5);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  expect(seconds.at(-1)).toBe(8);
});

test("after eight seconds an eccentric gets one more set", () => {
  const slow = eccentrics.filter((planned) => secondsOf(planned) === 8).map(({ sets }) => sets);
  expect(slow.at(-1)).toBe(Number(slow[0]) + 1);
});

test("an eccentric that was reached at its slowest leads to a first full pull-up", () => {
  expect(eccentrics[0]?.notes).not.toContain("try one full pull-up");
  expect(eccentrics.at(-1)?.notes).toContain("try one full pull-up");
});

test("COACH-05 an eccentric's card says what comes next", () => {
  for (const { progressionTips } of eccentrics) expect(progressionTips).toContain("more seconds");
});
