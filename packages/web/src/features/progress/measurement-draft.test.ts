import { expect, test } from "vitest";
import { checkDraft, openDraft, readingChanges, type StoredValues } from "./measurement-draft.ts";

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

test("PROG-02 each changed field becomes a dated reading under its own random id", () => {
  const ids = ["id-1", "id-2"];
  const changes = readingChanges(
    [
      { metric: "weight", value: 173.8 },
      { metric: "arms", value: 14.2 },
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
