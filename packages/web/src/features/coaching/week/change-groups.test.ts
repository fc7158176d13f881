import type { PlanChange } from "@muster/domain/planning/plan";
import { expect, test } from "vitest";
import { changeGroups } from "./change-groups.ts";

const change = (kind: PlanChange["kind"], subject: string, reason: string): PlanChange => ({
  kind,
  subject,
  reason,
  before: "",
  after: "",
});

test("FEED-01 a reason that several changes share is shown once, no change is lost", () => {
  const changes = [
    change("changed", "Rows", "Room for a little more"),
    change("changed", "Lunges", "Less this week"),
    change("changed", "Press", "Room for a little more"),
    change("added", "Planks", "Room for a little more"),
  ];
  const groups = changeGroups(changes);
  expect(groups.map((group) => [group.kind, group.reason, group.open.map(({ subject }) => subject)])).toEqual(
    [
      ["changed", "Room for a little more", ["Rows", "Press"]],
      ["changed", "Less this week", ["Lunges"]],
      ["added", "Room for a little more", ["Planks"]],
    ],
  );
  expect(changeGroups([])).toEqual([]);
});

test("FEED-01 PLAN-02 of many like changes three are open, the rest folded", () => {
  const many = ["Rows", "Lunges", "Press", "Curls", "Dips"].map((name) => change("changed", name, "Less"));
  const names = (lines: readonly PlanChange[]) => lines.map(({ subject }) => subject);
  const [five] = changeGroups(many);
  expect(names(five?.open ?? [])).toEqual(["Rows", "Lunges", "Press"]);
  expect(names(five?.folded ?? [])).toEqual(["Curls", "Dips"]);
  // One line behind a tap would save nothing.
  const [four] = changeGroups(many.slice(0, 4));
  expect(four?.open).toHaveLength(4);
  expect(four?.folded).toEqual([]);
});
