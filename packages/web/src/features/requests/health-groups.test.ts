import { healthConditions } from "@muster/domain/planning/limit-options.text";
import { emptyLimit } from "@muster/domain/planning/limits";
import { valuesOf } from "@muster/domain/profiles/options.text";
import { expect, test } from "vitest";
import { healthGroups, healthLimits } from "./health-groups.ts";

test("PLAN-01 every condition that a person can tell stands in one group", () => {
  // 'Not clear yet' is set by the coach alone.
  const tellable = valuesOf(healthConditions).filter((value) => value !== "unclear");
  expect(healthGroups.flatMap(({ conditions }) => conditions).toSorted()).toEqual(tellable.toSorted());
});

test("PLAN-01 each condition that was chosen becomes a limit of its own", () => {
  const draft = { ...emptyLimit, date: "2026-11-20", words: "Since spring" };
  expect(healthLimits(draft, ["pregnant", "heart"], "2026-11-20")).toEqual([
    { ...draft, condition: "pregnant" },
    { ...draft, condition: "heart" },
  ]);
});
