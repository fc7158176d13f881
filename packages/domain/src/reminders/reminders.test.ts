import { expect, test } from "vitest";
import { anExercise } from "../testing/builders.ts";
import { isQuiet, type ReminderFacts, remindersNear } from "./reminders.ts";

const exercises = [anExercise()];

const facts = (over: Partial<ReminderFacts> = {}): ReminderFacts => ({
  displayName: "Alex",
  hasPasscode: false,
  timeZone: "Europe/Berlin",
  workoutReminders: true,
  reviewReminders: true,
  quietFrom: null,
  quietTo: null,
  settings: { lastPlanUpdate: "2026-11-15", weekOneOn: "2026-11-11", isAssessmentWeek: false },
  workoutOn: (date) => (date === "2026-11-20" ? { name: "Legs", time: "9:00 AM", exercises } : undefined),
  isUnderWay: () => false,
  isReviewed: () => false,
  ...over,
});
const at = (text: string): number => Date.parse(text);
const friday = at("2026-11-20T05:00:00Z");
const keys = (of: ReminderFacts, now: number) => remindersNear(of, now).map(({ key }) => key);

test("NOTI-02 half an hour before the workout, by the clock of the person's zone", () => {
  expect(remindersNear(facts(), friday)[0]).toEqual({
    key: "workout:2026-11-20",
    kind: "workout",
    dueAt: at("2026-11-20T07:30:00Z"),
    until: at("2026-11-20T08:00:00Z"),
    title: "Workout in 30 minutes",
    body: "Alex: Legs at 9:00 AM",
    path: "/workout?date=2026-11-20",
  });
});

test("NOTI-02 no reminder once logged, running, flexible, empty or off", () => {
  const none = (over: Partial<ReminderFacts>) =>
    expect(keys(facts({ reviewReminders: false, ...over }), friday)).toEqual([]);
  none({ isUnderWay: (date) => date === "2026-11-20" });
  none({ workoutOn: () => ({ name: "Walk", time: "Flexible", exercises }) });
  none({ workoutOn: () => ({ name: "Rest", time: "9:00 AM", exercises: [] }) });
  none({ workoutReminders: false });
  // Late, it says how long is left; after the start it is of no use.
  expect(remindersNear(facts(), at("2026-11-20T07:51:00Z"))[0]?.title).toBe("Workout in 9 minutes");
  expect(remindersNear(facts(), at("2026-11-20T07:59:30Z"))[0]?.title).toBe("Workout in 1 minute");
  expect(keys(facts({ reviewReminders: false }), at("2026-11-20T08:00:00Z"))).toEqual([]);
});

test("NOTI-02 a profile with a passcode hides its training on a shared screen", () => {
  expect(remindersNear(facts({ hasPasscode: true }), friday)[0]?.body).toBe("Alex: your workout at 9:00 AM");
});

test("NOTI-02 a workout just after midnight is called to mind the evening before", () => {
  const late = facts({
    workoutOn: (date) => (date === "2026-11-21" ? { name: "Run", time: "12:10 AM", exercises } : undefined),
  });
  expect(remindersNear(late, friday)[0]?.dueAt).toBe(at("2026-11-20T22:40:00Z"));
});

test("NOTI-03 on the Sunday of a due review at 10:00 and 18:00, until it is done", () => {
  expect(keys(facts(), at("2026-11-21T12:00:00Z"))).toEqual([
    "review:2026-11-22:10:00 AM",
    "review:2026-11-22:6:00 PM",
  ]);
  expect(keys(facts({ isReviewed: () => true }), at("2026-11-21T12:00:00Z"))).toEqual([]);
  expect(
    keys(
      facts({ settings: { lastPlanUpdate: "2026-11-19", isAssessmentWeek: false } }),
      at("2026-11-21T12:00:00Z"),
    ),
  ).toEqual([]);
  expect(keys(facts({ reviewReminders: false }), at("2026-11-21T12:00:00Z"))).toEqual([]);
});

test("NOTI-02 NOTI-03 quiet hours drop a workout's reminder and put the review's off", () => {
  const quiet = facts({ quietFrom: 22 * 60, quietTo: 11 * 60 });
  expect(keys(quiet, friday)).toEqual(["review:2026-11-22:10:00 AM", "review:2026-11-22:6:00 PM"]);
  const [morning] = remindersNear(quiet, at("2026-11-21T12:00:00Z"));
  expect(morning?.dueAt).toBe(at("2026-11-22T10:00:00Z"));
  // Until past the second one: the first is left out, the second comes by itself.
  expect(keys(facts({ quietFrom: 0, quietTo: 19 * 60 }), at("2026-11-21T12:00:00Z"))).toEqual([
    "review:2026-11-22:6:00 PM",
  ]);
});

test.each([
  [22 * 60, 7 * 60, 23 * 60, true],
  [22 * 60, 7 * 60, 6 * 60 + 59, true],
  [22 * 60, 7 * 60, 7 * 60, false],
  [60, 120, 60, true],
  [60, 120, 120, false],
  [60, 60, 60, false],
  [null, 60, 30, false],
])("NOTI-02 quiet from %s to %s at %i: %s", (quietFrom, quietTo, minutes, quiet) => {
  expect(isQuiet(minutes, { workoutReminders: true, reviewReminders: true, quietFrom, quietTo })).toBe(quiet);
});
