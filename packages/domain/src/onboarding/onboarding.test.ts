import fc from "fast-check";
import { expect, test } from "vitest";
import { profileSchema } from "../profiles/profile.schema.ts";
import { restDaysHint } from "./onboarding.text.ts";
import {
  emptyDraft,
  missingInStep,
  type OnboardingDraft,
  parseOnboarding,
  showsBodyFatField,
  showsGymDaysField,
  stepErrors,
  stepOf,
  typedAge,
} from "./onboarding.ts";

const today = "2026-11-20";
const filled = (over: Partial<OnboardingDraft> = {}): OnboardingDraft => ({
  ...emptyDraft(),
  username: " Dana ",
  displayName: "Dana",
  height: "70",
  primaryGoal: "muscle",
  gymAccess: "no_gym",
  ...over,
});

const parsed = (over: Partial<OnboardingDraft> = {}) => {
  const result = parseOnboarding(filled(over), today);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const messageOf = (field: keyof OnboardingDraft, over: Partial<OnboardingDraft>): string | undefined => {
  const result = parseOnboarding(filled(over), today);
  return result.ok ? undefined : result.error[field];
};

test("ONB-01 step 1 needs username and display name, other steps nothing", () => {
  const draft = emptyDraft();
  expect(missingInStep({ ...draft, username: "  ", displayName: "Dana" }, 1)).toBe(
    "To go on, fill in username.",
  );
  expect(missingInStep(draft, 1)).toBe("To go on, fill in username and display name.");
  expect(missingInStep({ ...draft, username: "dana" }, 1)).toBe("To go on, fill in display name.");
  expect(missingInStep({ ...draft, username: "dana", displayName: "Dana" }, 1)).toBe("");
  for (const step of [2, 3, 4] as const) expect(missingInStep(draft, step)).toBe("");
});

test("ONB-01 the rest-days hint is 7 minus days per week, and not enforced", () => {
  expect([3, 4, 5, 6].map((days) => restDaysHint(days, 1))).toEqual([
    "Select up to 4",
    "Select up to 3",
    "Select up to 2",
    "Select up to 1",
  ]);
  const everyDay = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
  expect(parsed({ restDays: everyDay }).restDays).toHaveLength(7);
});

test("ONB-01 seven rest days leave no workout, and the hint says so", () => {
  expect(restDaysHint(3, 7)).toBe(
    "No day is left to train: your plan would have no workout. Free at least one.",
  );
  expect(restDaysHint(3, 6)).toBe("Select up to 4");
});

test("ONB-01 gym days are shown and stored only with gym access other than no_gym", () => {
  expect(showsGymDaysField({ gymAccess: "" })).toBe(false);
  expect(showsGymDaysField({ gymAccess: "no_gym" })).toBe(false);
  expect(showsGymDaysField({ gymAccess: "home_gym" })).toBe(true);
  expect(parsed({ gymAccess: "no_gym", gymDays: ["monday"] }).gymDays).toEqual([]);
  expect(parsed({ gymAccess: "planet_fitness", gymDays: ["friday", "monday"] }).gymDays).toEqual([
    "monday",
    "friday",
  ]);
});

test("ONB-02 defaults: 30, male, 175 lb, intermediate, 12 weeks, 5 days, morning", () => {
  expect(parsed()).toMatchObject({
    age: 30,
    ageRecordedOn: today,
    gender: "male",
    weight: 175,
    fitnessLevel: "intermediate",
    timeframe: "12_weeks",
    daysPerWeek: 5,
    timePerSession: "45_60",
    homeWorkoutTime: "early_morning",
    gymWorkoutTime: "morning",
    pullups: 0,
    pushups: 0,
    bodyFat: null,
    equipment: ["none"],
  });
});

test("ONB-02 USR-10 names with invisible or direction-changing marks are refused", () => {
  const marks = ["\u202A", "\u202D", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069"];
  for (const name of [...marks.map((mark) => `dana${mark}anad`), "\u200B", "\u200D\u200D"]) {
    const errors = parseOnboarding(filled({ username: name, displayName: name }), today);
    expect(errors.ok ? {} : errors.error).toEqual({
      username: "This name has hidden marks in it. Please type it again.",
      displayName: "This name has hidden marks in it. Please type it again.",
    });
    // One that was stored before is read: its person would be listed nowhere, and could change nothing.
    expect(profileSchema.safeParse({ ...parsed(), displayName: name, username: name }).success).toBe(true);
  }
  // Right-to-left letters, joined emoji and two words are valid names.
  for (const name of ["سارة", "דנה כהן", "👩‍👩‍👧", "dana maria"])
    expect(parsed({ username: name, displayName: name })).toMatchObject({
      username: name,
      displayName: name,
    });
});

test("ONB-02 the username is stored lowercase and trimmed", () => {
  expect(parsed().username).toBe("dana");
});

test("ONB-02 absurd numbers get a sentence beside their field", () => {
  expect(messageOf("age", { age: "0" })).toBe("Please enter an age between 1 and 120.");
  expect(messageOf("age", { age: "121" })).toBe("Please enter an age between 1 and 120.");
  expect(messageOf("age", { age: "" })).toBe("Please enter your age.");
  expect(messageOf("age", { age: "30.5" })).toBe("Please enter your age in whole years.");
  expect(messageOf("weight", { weight: "5000" })).toBe("Please enter a weight between 20 and 1,500 lb.");
  expect(messageOf("weight", { weight: "5000", units: "metric" })).toBe(
    "Please enter a weight between 9.1 and 680.3 kg.",
  );
  expect(messageOf("height", { height: "6" })).toBe("Please enter a height between 24 and 108 in.");
  expect(messageOf("pullups", { pullups: "-1" })).toBe("Please enter a whole number from 0 to 200.");
  expect(messageOf("pushups", { pushups: "12.5" })).toBe("Please enter a whole number from 0 to 500.");
  expect(messageOf("bodyFat", { bodyFat: "99" })).toBe("Please enter a body fat between 2 and 75%.");
});

test("ONB-02 a stored profile with more push-ups than the form takes is read", () => {
  expect(profileSchema.safeParse({ ...parsed(), pushups: 1000 }).success).toBe(true);
});

test("ONB-02 bounds themselves are accepted", () => {
  expect(parsed({ age: "1" }).age).toBe(1);
  expect(parsed({ age: "120" }).age).toBe(120);
  expect(parsed({ weight: "20" }).weight).toBe(20);
  expect(parsed({ weight: "1500" }).weight).toBe(1500);
  expect(parsed({ height: "24" }).height).toBe(24);
  expect(parsed({ height: "108" }).height).toBe(108);
});

test("ONB-02 heights are read in inches, feet and inches, or centimeters", () => {
  for (const height of ["70", `5'10"`, "5' 10", "5 ft 10 in", "5ft 10", "5’10”"]) {
    expect([height, parsed({ height }).height]).toEqual([height, 70]);
  }
  expect(parsed({ height: "6 ft" }).height).toBe(72);
  expect(parsed({ height: "178", units: "metric" }).height).toBe(178 / 2.54);
});

test("ONB-02 messages belong to their step, and a failed save opens the first one", () => {
  const draft = filled({ age: "0", primaryGoal: "", gymAccess: "" });
  expect(Object.keys(stepErrors(draft, 1))).toEqual(["age"]);
  expect(stepErrors(draft, 2)).toEqual({});
  expect(Object.keys(stepErrors(draft, 3))).toEqual(["primaryGoal"]);
  expect(Object.keys(stepErrors(draft, 4))).toEqual(["gymAccess"]);
  const result = parseOnboarding(draft, today);
  expect(result.ok ? undefined : stepOf(result.error)).toBe(1);
  expect(stepOf({})).toBeUndefined();
});

test("ONB-02 a draft survives JSON and parses to the same profile", () => {
  const draft = filled({ equipment: ["none", "dumbbells"], targetAreas: ["arms"] });
  expect(parseOnboarding(JSON.parse(JSON.stringify(draft)), today)).toEqual(parseOnboarding(draft, today));
  expect(parsed({ equipment: ["none", "dumbbells"] }).equipment).toEqual(["dumbbells"]);
});

test("ONB-02 whatever is typed, the answer is a valid profile or at least one sentence", () => {
  const anything = fc.string({ maxLength: 12 });
  /** Mostly what a person would type or choose, else anything. */
  const mostly = (good: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 6, arbitrary: good }, { weight: 1, arbitrary: anything });
  const number = (most: number) => mostly(fc.integer({ min: 0, max: most }).map(String));
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.record({
        username: mostly(fc.constant("dana")),
        displayName: anything,
        age: number(120),
        height: number(100),
        weight: number(600),
        pullups: number(200),
        bodyFat: number(80),
        gender: mostly(fc.constantFrom("male", "female")),
        gymAccess: mostly(fc.constantFrom("no_gym", "commercial_gym")),
        daysPerWeek: number(8),
      }),
      (over) => {
        const result = parseOnboarding(filled(over), today);
        if (result.ok) {
          accepted += 1;
          expect(profileSchema.safeParse(result.value).success).toBe(true);
        } else
          expect(Object.values(result.error).every((sentence) => /^[A-Z'].*\.$/.test(sentence))).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test("ONB-02 a draft that was tampered with is refused, not stored", () => {
  const draft = { ...filled(), limits: { ...filled().limits, note: "x".repeat(301) } };
  expect(parseOnboarding(draft, today)).toEqual({
    ok: false,
    error: { limits: "Please choose one of the options." },
  });
});

test("ONB-08 body fat is neither shown nor stored for minors", () => {
  expect(showsBodyFatField({ age: "17" })).toBe(false);
  expect(showsBodyFatField({ age: "18" })).toBe(true);
  expect(showsBodyFatField({ age: "" })).toBe(true);
  expect(showsBodyFatField({ age: "0" })).toBe(true);
  expect(parsed({ age: "15", bodyFat: "20" }).bodyFat).toBeNull();
  expect(parsed({ age: "18", bodyFat: "20" }).bodyFat).toBe(20);
});

test("ONB-08 an age that nobody has is none: it makes nobody a child", () => {
  const typed = ["12", "0", "", "-1", "1.5", "121", "ten"];
  expect(typed.map((age) => typedAge({ age }))).toEqual([12, ...Array(6).fill(undefined)]);
});

test("ONB-08 under 13 a goal about losing fat has to be chosen again", () => {
  const refused = parseOnboarding({ ...filled(), age: "11", primaryGoal: "weight_loss" }, today);
  expect(refused).toMatchObject({ ok: false, error: { primaryGoal: expect.any(String) } });
  expect(parsed({ age: "13", primaryGoal: "weight_loss" }).primaryGoal).toBe("weight_loss");
});

test("ONB-07 the day of the medical note's confirmation is stored", () => {
  expect(parsed({ medicalNoteConfirmed: true }).medicalNoteConfirmedOn).toBe(today);
  expect(parsed().medicalNoteConfirmedOn).toBeNull();
});
