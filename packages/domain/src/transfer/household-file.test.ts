import { expect, test } from "vitest";
import { householdText, readHousehold } from "./household-file.ts";

const about = {
  people: [{ username: "ana", displayName: "Ana", file: "muster-ana-2026-11-28.json" }],
  leftOut: ["Ben"],
};

test("SET-07 the people in a household's file read back as written", () => {
  expect(readHousehold(householdText("2026-11-28T12:00:00.000Z", about))).toEqual({ ok: true, value: about });
});

test("SET-07 a foreign, cut or newer list of people is explained in a sentence", () => {
  const text = householdText("2026-11-28T12:00:00.000Z", about);
  for (const foreign of ["", "[]", '{"format":"other"}', text.slice(0, -10)])
    expect(readHousehold(foreign)).toEqual({
      ok: false,
      error: "This is not a household's file of Muster, or it was cut off.",
    });
  expect(readHousehold(text.replace('"version":1', '"version":2'))).toEqual({
    ok: false,
    error: "This file was written by a newer version of Muster. Please update, then import it again.",
  });
});
