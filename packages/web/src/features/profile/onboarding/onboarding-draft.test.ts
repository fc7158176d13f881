import { emptyDraft } from "@muster/domain/onboarding/onboarding";
import { expect, test } from "vitest";
import { forgetOnboarding, readOnboarding, storeOnboarding } from "./onboarding-draft.ts";

const memory = () => {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
const newId = () => "0198c0de-0000-7000-8000-000000000001";
const typed = { ...emptyDraft(), username: "dana", height: "5'8\"", targetAreas: ["back"] };

test("ONB-03 what was typed, the step and the id of the profile survive a reload", () => {
  const storage = memory();
  storeOnboarding(storage, { profileId: "p1", step: 3, draft: typed, attempted: true });
  expect(readOnboarding(storage, newId)).toEqual({ profileId: "p1", step: 3, draft: typed, attempted: true });
});

test("ONB-03 a fresh form has the defaults and a new id", () => {
  expect(readOnboarding(memory(), newId)).toEqual({
    profileId: newId(),
    step: 1,
    draft: emptyDraft(),
    attempted: false,
  });
});

test("a damaged field falls back to its default, the others stay", () => {
  const storage = memory();
  const damaged = { ...typed, targetAreas: "back", weight: 5, limits: { injuryAreas: [] } };
  storage.setItem("onboardingDraft", JSON.stringify({ profileId: "p1", step: 9, draft: damaged }));
  expect(readOnboarding(storage, newId)).toEqual({
    profileId: "p1",
    step: 1,
    draft: { ...typed, targetAreas: [], weight: emptyDraft().weight, limits: emptyDraft().limits },
    attempted: false,
  });
});

test.each(["", "{", "[]", "null", '{"draft":{}}'])("unreadable memory %j is a fresh form", (text) => {
  const storage = memory();
  storage.setItem("onboardingDraft", text);
  expect(readOnboarding(storage, newId).draft).toEqual(emptyDraft());
});

test("ONB-03 without storage the form works; after the end nothing is left", () => {
  const refusing = {
    getItem: (): string | null => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
    removeItem: () => {
      throw new Error("SecurityError");
    },
  };
  const draft = readOnboarding(refusing, newId);
  expect(() => storeOnboarding(refusing, draft)).not.toThrow();
  expect(() => forgetOnboarding(refusing)).not.toThrow();
  const storage = memory();
  storeOnboarding(storage, draft);
  forgetOnboarding(storage);
  expect(storage.values.size).toBe(0);
});
