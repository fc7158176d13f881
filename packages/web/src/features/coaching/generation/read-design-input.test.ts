import { designWeek } from "@muster/coach/compose/design-week";
import {
  calmCheckIn,
  inputWith,
  ordinaryProfile,
  testProfileId,
  testToday,
} from "@muster/coach/design/testing/inputs";
import { planDayId, profileRecordId } from "@muster/domain/record-ids";
import { addDays, weekdays } from "@muster/domain/shared/dates";
import { expect, test } from "vitest";
import { recordsInMemory, type TypedRecord } from "../../../data/testing/records-in-memory.ts";
import { readDesignInput } from "./read-design-input.ts";

/** A plan that is in force from a day, with its seven days. */
const planFrom = (id: string, validFrom: string): readonly TypedRecord[] => {
  const { plan, days } = designWeek(inputWith({ today: addDays(validFrom, -1), validFrom, checkIns: [] }));
  return [
    { kind: "plan", record: { ...plan, id, reviewId: null, createdAt: `${validFrom}T08:00:00.000Z` } },
    ...weekdays.map(
      (weekday): TypedRecord => ({
        kind: "planDay",
        record: { id: planDayId(testProfileId, id, weekday), planId: id, weekday, workout: days[weekday] },
      }),
    ),
    {
      kind: "planPointer",
      record: { id: `pointer ${validFrom}`, from: validFrom, choice: id, builtIn: null },
    },
  ];
};

const lived = "0198c0de-0000-7000-8000-00000000000a";
const begun = "0198c0de-0000-7000-8000-00000000000b";

test("REV-04 redesigning on the first day uses the week before", async () => {
  const records = recordsInMemory(
    { kind: "profile", record: { ...ordinaryProfile, id: profileRecordId(testProfileId) } },
    { kind: "checkIn", record: { ...calmCheckIn, id: "0198c0de-0000-7000-8000-0000000000aa" } },
    ...planFrom(lived, addDays(testToday, -7)),
    ...planFrom(begun, testToday),
  );
  const question = { profileId: testProfileId, today: testToday, validFrom: testToday };
  const before = async (replaces: boolean, validFrom = testToday) =>
    (await readDesignInput(records, { ...question, validFrom, replaces }))?.previousPlan?.plan.validFrom;
  expect(await before(true)).toBe(addDays(testToday, -7));
  expect(await before(false)).toBe(testToday);
  // What begins tomorrow follows the week of today.
  expect(await before(true, addDays(testToday, 1))).toBe(testToday);
});
