import { expect, test } from "vitest";
import { recordKinds } from "./records.ts";
import { aCheckIn, aLog, aSession } from "./testing/builders.ts";
import { acceptedKinds, unsetFields } from "./unset-fields.ts";

const whole: Readonly<Record<keyof typeof unsetFields, object>> = {
  session: aSession(),
  exerciseLog: aLog(),
  settings: {},
  exercisePreference: { exerciseId: "squat.goblet" },
  checkIn: aCheckIn(),
};

test.each(Object.keys(unsetFields) as (keyof typeof unsetFields)[])(
  "SYNC-03 sync.A11 unset values of a new %s are fields of its kind, no map",
  (kind) => {
    const unset = unsetFields[kind];
    const read = recordKinds[kind].schema.safeParse({ ...whole[kind], ...unset });
    expect(read).toMatchObject({ success: true, data: unset });
    expect(Object.values(unset).filter((value) => typeof value === "object" && value !== null)).toEqual([]);
    expect(acceptedKinds[kind]).toEqual({ ...recordKinds[kind], unset });
  },
);

test("SYNC-03 sync.A11 the server accepts the kinds of the table and no others", () => {
  expect(Object.keys(acceptedKinds)).toEqual(Object.keys(recordKinds));
  expect(acceptedKinds.reading).toEqual(recordKinds.reading);
});
