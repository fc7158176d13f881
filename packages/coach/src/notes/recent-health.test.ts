import { emptyLimit, emptyWish, misreadingOf, type Wish } from "@muster/domain/planning/limits";
import { daysBetween } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { easedQuestion, stayQuestion, whenQuestion } from "./questions.text.ts";
import { type HealthRecords, recentHealth } from "./recent-health.ts";

const today = "2026-11-21";
/** Urgent by the model alone: no list knows a word of it. */
const unnamed = "odd ache in my neck and arm whenever i jog, goes when i stop";
const noted = (...notes: readonly string[]): HealthRecords => ({
  today,
  note: "",
  checkIns: [],
  logNotes: notes.map((text) => ({ date: today, notes: text })),
});
const misread = (note: string) => [misreadingOf(note, today)];

test("coach.F3 what only the model takes for urgent stops until it is called misread", () => {
  const before = recentHealth(noted(unnamed, unnamed));
  expect(before).toMatchObject({ stop: "red_flag", mayBeMisread: [unnamed] });
  const after = recentHealth({ ...noted(unnamed), limits: misread(` ${unnamed}\n`) });
  expect(after).toMatchObject({ stop: null, mayBeMisread: [] });
});

test("coach.F3 a misreading is of one text: another letter stops again", () => {
  const changed = recentHealth({ ...noted(unnamed, `${unnamed} still`), limits: misread(unnamed) });
  expect(changed).toMatchObject({ stop: "red_flag", mayBeMisread: [`${unnamed} still`] });
});

test("coach.F3 a sign that has a name is never misread", () => {
  const named = "chest pain in the second set";
  expect(recentHealth({ ...noted(named), limits: misread(named) })).toMatchObject({
    stop: "red_flag",
    mayBeMisread: [],
  });
});

test("a misreading limits nothing and answers no other question", () => {
  const asked = "something is wrong with me since the accident";
  const alone = recentHealth(noted(asked));
  expect(alone.asked).not.toBeNull();
  expect(recentHealth({ ...noted(asked), limits: misread(unnamed) })).toEqual(alone);
});

const on = (date: string, notes: string) => ({ date, notes });
const areasAfter = (...logNotes: HealthRecords["logNotes"]) =>
  recentHealth({ ...noted(), logNotes }).limits.map(({ area }) => area);

test.each([
  "Knee is completely fine again.",
  "knee pain is gone",
  "My knee no longer hurts",
  "No more knee pain",
])("coach.F1 a later word that a place is well ends what a note told of it: %s", (well) => {
  const sore = on("2026-11-10", "My knee hurts when I squat");
  expect(areasAfter(sore)).toEqual(["knee"]);
  expect(areasAfter(sore, on("2026-11-17", well))).toEqual([]);
  expect(areasAfter(sore, on("2026-11-17", well), on("2026-11-19", "my knee hurts again"))).toContain("knee");
});

test.each([
  "Knee is almost fine again",
  "My knee is fine when I walk but hurts in squats",
  "My wife's knee is fine again",
  "Shoulder is completely fine again",
  "Knee felt great today",
])("coach.F1 a word that leaves something open ends nothing: %s", (note) => {
  const sore = on("2026-11-10", "My knee hurts when I squat");
  expect(areasAfter(sore, on("2026-11-17", note))).toContain("knee");
});

test.each([
  "Knee much better now",
  "knees were ok this week",
  "My knee has calmed down",
  "no knee pain this week",
])("coach.F1 good news of a sore place asks once whether it is over: %s", (note) => {
  const after = (...logNotes: HealthRecords["logNotes"]) => recentHealth({ ...noted(), logNotes });
  const sore = on("2026-11-10", "My knee hurts when I squat");
  const told = after(sore, on("2026-11-17", note));
  expect(told.asked).toBe(easedQuestion);
  expect(told.limits).toEqual(after(sore).limits);
  expect(after(on("2026-11-10", "My elbow hurts in curls"), on("2026-11-17", note)).asked).toBeNull();
  expect(after(on("2026-11-17", note))).toMatchObject({ asked: null, limits: [], stop: null });
});

test("planning.L3 a weekly sport of the profile's note holds in every week", () => {
  const { wishes } = recentHealth({ ...noted(), note: "match every Saturday" });
  expect(wishes).toMatchObject([{ type: "event", weekdays: ["saturday"], until: null, source: "profile" }]);
});

test("ONB-07 a wish of a type that only a newer app knows is passed over", () => {
  const known: Wish = { ...emptyWish, date: today, type: "quiet" };
  // As sync brings it: records of newer apps are stored as they are.
  const newer = { ...known, type: "music" as string } as Wish;
  expect(recentHealth({ ...noted(), wishes: [newer, known] }).wishes).toEqual([known]);
});

const profiled = (note: string, day = today) => recentHealth({ ...noted(), today: day, note });

test.each(["gave birth 5 weeks ago", "ACL op in February", "knee surgery last month"])(
  "coach.F1 an operation or a birth of the profile's note is asked for its day: %s",
  (note) => {
    expect(profiled(note).asked).toBe(whenQuestion);
  },
);

test("coach.F1 the day that is entered answers, and the weeks count from it", () => {
  const birth = { ...emptyLimit, date: today, condition: "postpartum", since: "2026-10-15" } as const;
  const told = recentHealth({ ...noted(), note: "gave birth 5 weeks ago", limits: [birth] });
  expect(told.asked).toBeNull();
  expect(told.limits.map(({ since }) => since)).toEqual(["2026-10-15"]);
});

test("coach.F1 the note of a profile gets no more permissive by itself", () => {
  const weeksSince = (day: string) =>
    profiled("gave birth 5 weeks ago", day).limits.map(({ since }) => since && daysBetween(since, day) / 7);
  expect(weeksSince("2026-11-21")).toEqual([5]);
  expect(weeksSince("2027-11-21")).toEqual([5]);
});

test.each(["knee operation 3 years ago", "my knee hurts", "no surgery ever"])(
  "what goes by no weeks any more is not asked for its day: %s",
  (note) => {
    expect(profiled(note).asked).not.toBe(whenQuestion);
  },
);

test.each(["at my parents' till Friday, only bands there", "in a hotel until 20 November with bands"])(
  "coach.Q1 a stay of the profile's note asks from when to when: %s",
  (note) => {
    expect(profiled(note).asked).toBe(stayQuestion);
  },
);

test.each([
  ["I travel, hotel room with bands", "resistance bands"],
  ["I only have two 10 kg dumbbells", "dumbbells of 10 kg"],
])("coach.Q1 kit of the profile's note that has no end is read: %s", (note, name) => {
  const told = profiled(note);
  expect(told.wishes).toMatchObject([{ type: "place", name, until: null, source: "profile" }]);
  expect(told.asked).toBeNull();
});

const inWeekOf = (date: string, notes: string, day: string) =>
  recentHealth({ ...noted(), checkIns: [checkIn(date, notes)], today: day });
const checkIn = (date: string, notes: string) => ({
  date,
  notes,
  bloodPressureSystolic: null,
  bloodPressureDiastolic: null,
});

test("coach.F1 a sore place of a note goes on for four weeks as a mild one", () => {
  const severityOn = (day: string) =>
    inWeekOf("2026-09-06", "My left achilles hurts", day).limits.map(({ area, severity }) => [
      area,
      severity,
    ]);
  expect(severityOn("2026-09-15")).toEqual([["ankle", "moderate"]]);
  expect(severityOn("2026-09-16")).toEqual([["ankle", "mild"]]);
  expect(severityOn("2026-10-13")).toEqual([["ankle", "mild"]]);
  expect(severityOn("2026-10-14")).toEqual([]);
});

test("coach.F1 a sore place that is over, or was said to last a week, does not go on", () => {
  const limit = {
    ...emptyLimit,
    area: "knee" as const,
    severity: "moderate" as const,
    date: "2026-11-01",
    until: "2026-11-07",
  };
  const on = (limits: NonNullable<HealthRecords["limits"]>) =>
    recentHealth({ ...noted(), checkIns: [checkIn("2026-11-01", "my knee hurts")], limits }).limits;
  expect(on([{ ...limit, date: "2026-11-08", until: "2026-11-07" }])).toEqual([]);
  expect(on([limit])).toEqual([]);
  expect(on([])).toMatchObject([{ area: "knee", severity: "mild" }]);
});

test.each([
  ["I have high blood pressure", "blood_pressure"],
  ["my asthma is bad", "breathing"],
  ["I have osteoporosis", "bones"],
] as const)("coach.F1 a condition holds until it is taken out, a year on: %s", (notes, condition) => {
  const conditions = inWeekOf("2025-11-21", notes, today).limits.map((limit) => limit.condition);
  expect(conditions).toEqual([condition]);
});

test("coach.F1 an exercise that hurt half a year ago stays out until it is allowed", () => {
  const { limits } = inWeekOf("2026-05-20", "Push-ups hurt my left wrist", today);
  expect(limits).toMatchObject([{ area: "wrist", until: null }]);
});

test("PLAN-01 of a note of half a year ago no wish is left", () => {
  expect(inWeekOf("2026-05-20", "No burpees please", today).wishes).toEqual([]);
});
