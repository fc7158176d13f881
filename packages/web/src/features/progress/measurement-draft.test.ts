import { weightTrend } from "@muster/domain/progress/weight-trend";
import { addDays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import {
  checkDraft,
  openDraft,
  questionsOf,
  readingChanges,
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
    { field: "weight", value: 173.8 },
    { field: "chest", value: 40.5 },
  ]);
  expect(Object.keys(errors)).toEqual(["pullups"]);
});

test("PROG-02 each changed field becomes a dated reading under its own random id", () => {
  const ids = ["id-1", "id-2"];
  const changes = readingChanges(
    [
      { field: "weight", value: 173.8 },
      { field: "arms", value: 14.2 },
    ],
    "2026-11-20",
    new Date("2026-11-20T23:30:00.000Z"),
    () => ids.shift() ?? "",
  );
  expect(changes).toEqual([
    {
      kind: "reading",
      id: "id-1",
      create: {
        metric: "weight",
        value: 173.8,
        date: "2026-11-20",
        at: "2026-11-20T23:30:00.000Z",
        source: "progress",
      },
    },
    {
      kind: "reading",
      id: "id-2",
      create: {
        metric: "arms",
        value: 14.2,
        date: "2026-11-20",
        at: "2026-11-20T23:30:00.000Z",
        source: "progress",
      },
    },
  ]);
});

test("PROG-02 values that are possible and odd are asked about, usual ones are not", () => {
  const trend = weightTrend(
    Array.from({ length: 14 }, (_, day) => ({ date: addDays("2026-11-01", day), value: 174 })),
  );
  const ask = (field: "weight" | "arms" | "pullups" | "pushups" | "chest", value: number) =>
    questionsOf([{ field, value }], stored, trend, "2026-11-20", "imperial");
  expect(ask("weight", 190)).toEqual(["190 lb is +16 lb from your trend."]);
  expect(ask("weight", 176)).toEqual([]);
  expect(ask("arms", 19)).toEqual(["Arms was 14.1 in last time, now 19 in."]);
  expect(ask("arms", 14.6)).toEqual([]);
  expect(ask("chest", 40)).toEqual([]);
  // Counts grow fast at first: 2.5 × and 10 more, both.
  expect(ask("pullups", 15)).toEqual([]);
  expect(ask("pullups", 16)).toEqual([]);
  expect(ask("pullups", 60)).toEqual(["Pull-ups were 6 last time, now 60."]);
  expect(ask("pushups", 60)).toEqual([]);
  expect(ask("pushups", 240)).toEqual(["Push-ups were 24 last time, now 240."]);
  expect(ask("pushups", 2)).toEqual([]);
  expect(
    questionsOf(
      [{ field: "pullups", value: 11 }],
      { ...stored, pullups: 0 },
      trend,
      "2026-11-20",
      "imperial",
    ),
  ).toHaveLength(1);
});
