import { expect, test } from "vitest";
import { type FlagStorage, installDismissed, installMayShow, tourSeen, tourShows } from "./prompt-flags.ts";
import { tourSteps, tourTexts } from "./tour-steps.ts";

const memory = (): FlagStorage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
  };
};
const forbidden: FlagStorage = {
  getItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("denied", "SecurityError");
  },
};
const open = { hideWelcomeTour: false, hideInstallPrompt: false };

test("TOUR-01 shows until this person has seen it here, or said never", () => {
  const storage = memory();
  expect(tourShows(open, storage, "anna")).toBe(true);
  expect(tourShows({ ...open, hideWelcomeTour: true }, storage, "anna")).toBe(false);
  tourSeen(storage, "anna");
  expect(tourShows(open, storage, "anna")).toBe(false);
  // Somebody else on the same device has not seen it.
  expect(tourShows(open, storage, "ben")).toBe(true);
});

test("TOUR-01 the tour waits for settings and needs storage", () => {
  expect(tourShows(undefined, memory(), "anna")).toBe(false);
  expect(tourShows(open, forbidden, "anna")).toBe(false);
  expect(() => tourSeen(forbidden, "anna")).not.toThrow();
});

test("TOUR-01 has nine steps in the specification's order", () => {
  const subjects = [
    /^welcome/i,
    /week 1 assessment/i,
    /home screen/i,
    /ai weekly planner/i,
    /during workouts/i,
    /nutrition tracker/i,
    /progress tracking/i,
    /weekly review on sundays/i,
    /multi-user security.*all set/i,
  ];
  expect(tourSteps).toHaveLength(9);
  for (const [index, subject] of subjects.entries()) expect(tourSteps[index]?.title).toMatch(subject);
  expect(tourTexts.of(3)).toBe("Step 3 of 9");
});

test("INST-01 the install prompt hides when installed, refused or delayed", () => {
  const storage = memory();
  expect(installMayShow(open, storage, false)).toBe(true);
  expect(installMayShow(open, storage, true)).toBe(false);
  expect(installMayShow({ ...open, hideInstallPrompt: true }, storage, false)).toBe(false);
  expect(installMayShow(undefined, storage, false)).toBe(false);
  installDismissed(storage);
  expect(installMayShow(open, storage, false)).toBe(false);
});
