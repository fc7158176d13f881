import type { StoredReading } from "@muster/domain/progress/figures";
import { expect, test } from "vitest";
import { checkIn } from "../../../test/support/workouts.ts";
import {
  checkDraft,
  openDraft,
  readingChanges,
  readingsToStay,
  type StoredValues,
} from "./measurement-draft.ts";

const stored: StoredValues = {
  weight: 174.2371,
  bodyFat: 19.1,
  arms: 14.1,
  chest: null,
  shoulders: null,
  thighs: null,
  pullups: 6,
  pushups: 24,
};

test.each(["imperial", "metric"] as const)(
  "PROG-02 UNIT-01 an untouched form writes nothing, in %s units",
  (units) => {
    expect(checkDraft(openDraft(stored, units), stored, units)).toEqual({ errors: {}, changed: [] });
  },
);

test("PROG-02 only changes are saved; blank fields keep the last reading", () => {
  const draft = {
    ...openDraft(stored, "imperial"),
    weight: "173,8",
    bodyFat: "",
    chest: "40.5",
    pullups: "7.5",
  };
  const { errors, changed } = checkDraft(draft, stored, "imperial");
  expect(changed).toEqual([
    { metric: "weight", value: 173.8 },
    { metric: "chest", value: 40.5 },
  ]);
  expect(Object.keys(errors)).toEqual(["pullups"]);
});

const today = "2026-11-20";
const at = "2026-11-20T23:30:00.000Z";
const save = (ids: readonly string[] = [], part: Partial<Parameters<typeof readingChanges>[1]> = {}) => {
  const left = [...ids];
  return { today, at, newId: () => left.shift() ?? "", readings: [], checkIn: undefined, ...part };
};
const reading = (part: Partial<StoredReading> & Pick<StoredReading, "id" | "value">): StoredReading => ({
  metric: "weight",
  date: today,
  at: `${today}T08:00:00.000Z`,
  source: "progress",
  ...part,
});

test("PROG-02 each changed field becomes a dated reading under its own random id", () => {
  const changed = [
    { metric: "weight", value: 173.8 },
    { metric: "arms", value: 14.2 },
  ] as const;
  const yesterday = reading({ id: "old", value: 60, date: "2026-11-19" });
  expect(readingChanges(changed, save(["id-1", "id-2"], { readings: [yesterday] }))).toEqual([
    {
      kind: "reading",
      id: "id-1",
      create: { metric: "weight", value: 173.8, date: today, at, source: "progress" },
    },
    {
      kind: "reading",
      id: "id-2",
      create: { metric: "arms", value: 14.2, date: today, at, source: "progress" },
    },
  ]);
});

test("PROG-02 a slip that the day shows is corrected", () => {
  const readings = [
    reading({ id: "earlier", value: 174, at: `${today}T07:00:00.000Z` }),
    reading({ id: "shown", value: 60 }),
  ];
  const changed = [{ metric: "weight", value: 173.8 }] as const;
  expect(readingChanges(changed, save([], { readings }))).toEqual([
    { kind: "reading", id: "shown", patch: { value: 173.8, at } },
  ]);
  expect(readingsToStay(changed, readings, today).map(({ id }) => id)).toEqual(["earlier"]);
});

test("PROG-02 a second weighing of a day near the first stands beside it", () => {
  const readings = [reading({ id: "morning", value: 174 })];
  const changed = [{ metric: "weight", value: 173.2 }] as const;
  expect(readingChanges(changed, save(["evening"], { readings }))).toMatchObject([
    { id: "evening", create: { value: 173.2 } },
  ]);
});

test("PROG-02 CHK-01 a value of today's check-in is corrected in the check-in too", () => {
  const readings = [
    reading({ id: "weight", value: 60, source: "check-in" }),
    reading({ id: "arms", metric: "arms", value: 41, source: "check-in" }),
    reading({ id: "lean", metric: "fatFreeMass", value: 48, source: "check-in" }),
    reading({ id: "pullups", metric: "pullups", value: 6 }),
  ];
  const stored = { ...checkIn(today), id: "check-in", bodyFat: 20 };
  const changed = [
    { metric: "weight", value: 174 },
    { metric: "arms", value: 14.1 },
    { metric: "pullups", value: 7 },
  ] as const;
  expect(readingChanges(changed, save([], { readings, checkIn: stored }))).toEqual([
    { kind: "reading", id: "weight", patch: { value: 174, at } },
    { kind: "reading", id: "arms", patch: { value: 14.1, at } },
    { kind: "reading", id: "pullups", patch: { value: 7, at } },
    { kind: "checkIn", id: "check-in", patch: { weight: 174, biceps: 14.1, fatFreeMass: 139.2 } },
    { kind: "reading", id: "lean", patch: { value: 139.2, at } },
  ]);
});
