/** Short sessions on every day leave no room for cardio: the week says what can be walked besides. */
import { emptyLimit, emptyWish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { trainedWeeks } from "../../compose/testing/trained-weeks.ts";
import { checkWeek } from "../../rules/check-week.ts";
import { type InputChange, inputWith, testToday } from "../testing/inputs.ts";

const sixShort: Partial<Profile> = {
  primaryGoal: "weight_loss",
  daysPerWeek: 6,
  timePerSession: "under_30",
  gymAccess: "no_gym",
  gymDays: [],
  restDays: ["sunday"],
  targetAreas: [],
};
const weeksOf = (profile: Partial<Profile>, count: number, change: InputChange = {}) =>
  trainedWeeks(inputWith({ ...change, profile: { ...sixShort, ...profile } }), count);
const walkIn = (text: string) => /walk[^.]* \d+ minutes/i.test(text);
const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/).filter(walkIn);
const strategy = (...of: Parameters<typeof weeksOf>) =>
  weeksOf(...of).map(({ week }) => week.plan.weeklyStrategyOverview);

test.each(["weight_loss", "general_fitness", "toned"] as const)(
  "six half hours for %s: a walk is suggested, in other words each week",
  (primaryGoal) => {
    const said = strategy({ primaryGoal }, 4).flatMap(sentencesOf);
    expect(said).toHaveLength(4);
    expect(new Set(said).size).toBe(4);
  },
);

test("coach.T1 numbers of a suggested walk are facts of the plan, near the goal's", () => {
  const [first] = weeksOf({}, 1);
  if (first === undefined) throw new Error("no week");
  const { plan } = first.week;
  expect(checkWeek(first.week, first.input).filter(({ id }) => id.startsWith("coach.T"))).toEqual([]);
  const value = (id: string) => Number(plan.facts.find((fact) => fact.id === id)?.value);
  expect(value("walks.minutes") * value("walks.days")).toBeGreaterThanOrEqual(80);
  expect(value("walks.minutes")).toBeLessThanOrEqual(30);
});

test.each<[string, Partial<Profile>, InputChange]>([
  ["walks stand on free days already", { daysPerWeek: 3 }, {}],
  ["lifting is the goal", { primaryGoal: "muscle" }, {}],
  [
    "no cardio is wished",
    {},
    { wishes: [{ ...emptyWish, date: testToday, type: "cardio", amount: "none" }] },
  ],
  ["a foot is sore", {}, { limits: [{ ...emptyLimit, date: testToday, area: "foot" }] }],
])("no walk is suggested where %s", (_, profile, change) => {
  expect(strategy(profile, 1, change).flatMap(sentencesOf)).toEqual([]);
});
