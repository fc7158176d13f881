import { expect, test } from "vitest";
import { whyTopics } from "./WhyFacts.tsx";

const fact = (id: string, rule: string) => ({
  id,
  subject: id,
  value: 1,
  unit: "",
  rule,
  source: "your log",
});

test("COACH-06 a few reasons stand together", () => {
  const few = [fact("days.training", "coach.C1"), fact("food.rest", "coach.N7")];
  expect(whyTopics(few)).toEqual([["", few]]);
});

test("COACH-06 many reasons are grouped by training, state and food", () => {
  const many = [
    fact("days.training", "coach.C1"),
    fact("energy.rest", "coach.N1"),
    fact("recovery.sleep", "coach.R3"),
    fact("adherence", "coach.R8"),
    fact("health.systolic", "coach.F2"),
    ...Array.from({ length: 9 }, (_, index) => fact(`trend.${index}`, "coach.I7")),
  ];
  const topics = whyTopics(many);
  expect(topics.map(([name, facts]) => [name, facts.length])).toEqual([
    ["Training", 11],
    ["Food", 1],
    ["How you are", 2],
  ]);
  expect(topics.flatMap(([, facts]) => facts)).toHaveLength(many.length);
});
