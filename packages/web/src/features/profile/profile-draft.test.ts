import { emptyDraft, parseOnboarding } from "@muster/domain/onboarding/onboarding";
import type { Profile } from "@muster/domain/profiles/profile";
import { expect, test } from "vitest";
import { draftOf, profilePatch } from "./profile-draft.ts";

const recordedOn = "2026-01-10";
const today = "2026-11-20";
const made = parseOnboarding(
  {
    ...emptyDraft(),
    username: "dana",
    displayName: "Dana",
    height: "68",
    weight: "174.2",
    bodyFat: "19.5",
    primaryGoal: "strength",
    gymAccess: "planet_fitness",
    gymDays: ["tuesday"],
  },
  recordedOn,
);
if (!made.ok) throw new Error(JSON.stringify(made.error));
const profile: Profile = made.value;

test.each(["imperial", "metric"] as const)(
  "SET-01 opening and saving the form untouched writes nothing, in %s units",
  (units) => {
    const opened = draftOf(profile, units, today);
    expect(profilePatch(profile, opened, opened, today)).toEqual({ ok: true, value: {} });
  },
);

test("SET-01 only what was changed is written; days per week is a whole number", () => {
  const opened = draftOf(profile, "metric", today);
  const draft = { ...opened, daysPerWeek: "4", displayName: "Dana B " };
  expect(profilePatch(profile, opened, draft, today)).toEqual({
    ok: true,
    value: { displayName: "Dana B", daysPerWeek: 4 },
  });
});

test("SET-01 USR-10 a profile with an old invalid name can still be edited", () => {
  const old = { ...profile, username: "\u202Eanad" };
  const opened = draftOf(old, "imperial", today);
  // The form does not show the username: a message beside it would be seen by nobody.
  expect(profilePatch(old, opened, { ...opened, daysPerWeek: "4" }, today)).toEqual({
    ok: true,
    value: { daysPerWeek: 4 },
  });
  const turned = { ...old, displayName: "\u202Eanad" };
  const shown = draftOf(turned, "imperial", today);
  const patch = profilePatch(turned, shown, { ...shown, daysPerWeek: "4" }, today);
  expect(Object.keys(patch.ok ? {} : patch.error)).toEqual(["displayName"]);
  expect(profilePatch(turned, shown, { ...shown, displayName: "Dana" }, today)).toEqual({
    ok: true,
    value: { displayName: "Dana" },
  });
});

test("a wrong field has its message and nothing is written", () => {
  const opened = draftOf(profile, "imperial", today);
  const patch = profilePatch(profile, opened, { ...opened, age: "0", weight: "5000" }, today);
  expect(patch.ok).toBe(false);
  expect(Object.keys(patch.ok ? {} : patch.error).sort()).toEqual(["age", "weight"]);
});

test("an entered age is dated today; an age that grew with the years is not", () => {
  const later = "2028-01-10";
  const opened = draftOf(profile, "imperial", later);
  expect(opened.age).toBe("32");
  expect(profilePatch(profile, opened, opened, later)).toEqual({ ok: true, value: {} });
  expect(profilePatch(profile, opened, { ...opened, age: "33" }, later)).toEqual({
    ok: true,
    value: { age: 33, ageRecordedOn: later },
  });
});

test("SET-01 gym days leave with the gym; ONB-08 body fat leaves with a minor's age", () => {
  const opened = draftOf(profile, "imperial", today);
  expect(profilePatch(profile, opened, { ...opened, gymAccess: "no_gym" }, today)).toEqual({
    ok: true,
    value: { gymAccess: "no_gym", gymDays: [] },
  });
  expect(profilePatch(profile, opened, { ...opened, age: "15" }, today)).toEqual({
    ok: true,
    value: { age: 15, ageRecordedOn: today, bodyFat: null },
  });
});
