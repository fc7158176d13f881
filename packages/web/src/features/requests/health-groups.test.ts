import { healthConditions } from "@muster/domain/planning/limit-options.text";
import { valuesOf } from "@muster/domain/profiles/options.text";
import { expect, test } from "vitest";
import { healthGroups } from "./health-groups.ts";

test("PLAN-01 every condition that a person can tell stands in one group", () => {
  // 'Not clear yet' is set by the coach alone.
  const tellable = valuesOf(healthConditions).filter((value) => value !== "unclear");
  expect(healthGroups.flatMap(({ conditions }) => conditions).toSorted()).toEqual(tellable.toSorted());
});
