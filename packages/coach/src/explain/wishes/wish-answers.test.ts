import { emptyWish, type Wish } from "@muster/domain/planning/limits";
import type { Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { deliverWeek } from "../../deliver/deliver-week.ts";
import { plannedSetTotal } from "../../design/budget/set-total.ts";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { asPrevious, checkInWith, inputWith, testToday } from "../../design/testing/inputs.ts";

const wish = (part: Partial<Wish> & Pick<Wish, "type">): Wish => ({ ...emptyWish, date: testToday, ...part });
const race = (eventDate: string | null) => wish({ type: "event", name: "10k", eventDate });
const answersOf = ({ plan }: DesignedWeek) =>
  plan.facts.filter(({ id }) => id.startsWith("wish.")).map(({ value }) => String(value));
const setsOf = ({ days }: DesignedWeek) => plannedSetTotal(Object.values(days));

const before = deliverWeek(undefined, inputWith());
const nextWeek = { previousPlan: asPrevious(before) };
const calm = deliverWeek(undefined, inputWith(nextWeek));
const withWish = (one: Wish) => deliverWeek(undefined, inputWith({ ...nextWeek, wishes: [one] }));

test("PLAN-01 days before an event are lighter, and the event itself is free", () => {
  // The planned week begins on Monday the 16th: this is its Saturday.
  const week = withWish(race("2026-11-21"));
  expect(setsOf(week)).toBeLessThanOrEqual(0.75 * setsOf(calm));
  expect(week.days.saturday.kind).not.toBe("training");
  expect(week.days.friday.kind).not.toBe("training");
  expect(answersOf(week)).toEqual([expect.stringMatching(/^Yes\. Fewer sets .* Free for it: Fri, Sat\.$/)]);
  expect(week.plan.programSummary).toMatch(/^Your day is near/);
});

test("PLAN-01 a far event is built up to; one without a date is asked for it", () => {
  const far = withWish(race("2027-01-18"));
  expect(setsOf(far)).toBe(setsOf(calm));
  expect(answersOf(far)).toEqual([expect.stringMatching(/^Partly\. It is about 9 weeks away\./)]);
  expect(answersOf(withWish(race(null)))).toEqual([expect.stringMatching(/^Not this week\. Add its date/)]);
});

test("PLAN-01 minutes too short for a session are answered with what to do", () => {
  expect(answersOf(withWish(wish({ type: "minutes", minutes: 10 })))).toEqual([
    expect.stringMatching(/^Partly\. A warm-up .* Do the first moves and stop\.$/),
  ]);
});

test("PLAN-01 minutes of a day without a workout name the days that have one", () => {
  const free = (["monday", "wednesday", "friday", "saturday"] as const).find(
    (day) => calm.days[day].kind !== "training",
  );
  const week = withWish(wish({ type: "minutes", minutes: 20, weekdays: free === undefined ? [] : [free] }));
  expect(answersOf(week)).toEqual([
    expect.stringMatching(/^Yes\. Rest on \w{3}\. You train on \w{3}, \w{3}, \w{3}, \w{3}\.$/),
  ]);
});

test.each([
  // The plan begins on Monday the 16th; the next one is made on Sunday the 22nd.
  ["2026-11-21", /This holds for this week\.$/],
  ["2026-11-22", /This holds until Nov 22\.$/],
  ["2026-12-13", /This holds until Dec 13\.$/],
])("PLAN-01 a wish that ends by itself says until when: %s", (until, said) => {
  expect(answersOf(withWish(wish({ type: "days", count: 3, until })))).toEqual([expect.stringMatching(said)]);
});

test("PLAN-01 a wish without an end, and an event, name none", () => {
  expect(answersOf(withWish(wish({ type: "days", count: 3 })))).toEqual([expect.not.stringMatching(/holds/)]);
  const event = { ...race("2026-11-21"), until: "2026-11-21" };
  expect(answersOf(withWish(event))).toEqual([expect.not.stringMatching(/holds/)]);
});

/** What is answered to a note of somebody with dumbbells alone, at home. */
const toldWith = (notes: string, change: Partial<Profile> = {}): readonly string[] =>
  answersOf(
    deliverWeek(
      undefined,
      inputWith({
        ...nextWeek,
        profile: { gymAccess: "no_gym", gymDays: [], equipment: ["dumbbells"], ...change },
        checkIns: [checkInWith({ notes })],
      }),
    ),
  );

test.each([
  ["bench press please", /^Not this week\. It needs equipment .* Until then, the same muscles work in /],
  ["more barbell work please", /^Not this week\. It needs equipment/],
  ["I'd like to use the sled", /^Not this week\. It needs equipment/],
  ["I want to do Olympic lifts", /^Not this week\. It needs equipment/],
  ["I want to use the rowing machine", /^Not this week\. It needs .* Until then, any steady cardio/],
  ["work on my muscle-up", /^Not this week\. It needs equipment/],
  ["I want to learn the front lever", /^Heard\. No exercise here leads to that yet/],
  ["can we work on my splits", /^Heard\. No exercise here leads to that yet/],
  ["I want to learn a planche", /^Heard\. No exercise here leads to that yet/],
])("PLAN-01 a wish that cannot be planned is answered once: %s", (notes, said) => {
  expect(toldWith(notes)).toEqual([expect.stringMatching(said)]);
});

test("PLAN-01 a skill above the level names what is trained until then", () => {
  const kit = {
    equipment: ["dumbbells", "pull_up_bar"],
    fitnessLevel: "beginner",
  } satisfies Partial<Profile>;
  expect(toldWith("I want to do muscle-ups", kit)).toEqual([
    expect.stringMatching(
      /^(?:Partly\. The way there on |Not this week\. It is rated above your level\. .* Until then, )/,
    ),
  ]);
});

test("coach.F3 beside an alarm nothing is said of wishes or kit", () => {
  expect(toldWith("Got this tight band round my chest on the stairs and my left arm felt heavy")).toEqual([]);
});
