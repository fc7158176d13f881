import { expect, test } from "vitest";
import { householdKinds } from "./household-kinds.ts";
import { recordKinds } from "./records.ts";

test("the household's kinds are those of the table of all kinds", () => {
  const ofTable = Object.entries(recordKinds).flatMap(([kind, { scope }]) =>
    scope === "household" ? [kind] : [],
  );
  expect([...householdKinds].toSorted()).toEqual(ofTable.toSorted());
});
