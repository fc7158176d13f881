import { expect, test } from "vitest";
import type { PlanSource } from "./plan.ts";
import { isDesigned, plannerCard, strategyParagraphs } from "./plan-source.ts";
import { noPlanYetText } from "./texts/plan.text.ts";

const card = (source: PlanSource | undefined, lastPlanUpdate: string | null = "2026-11-08") =>
  plannerCard({
    source,
    settings: { lastPlanUpdate, weekOneOn: lastPlanUpdate && "2026-11-04", isAssessmentWeek: false },
    lastPlanSummary: "Five sessions.",
    today: "2026-11-20",
  });

test("HOME-09 a designed plan shows week, update, summary and two links", () => {
  for (const source of ["model", "built-in", "edited"] as const) {
    expect(card(source)).toEqual({
      title: "Week 3",
      status: "Last updated Nov 8",
      summary: "Five sessions.",
      button: "Generate New Plan",
      showsReviewLink: true,
    });
  }
});

test("HOME-09 without a plan: 'Let Claude Design Your Week' and no week number", () => {
  const expected = {
    title: "Your plan",
    status: "Using default program",
    summary: "",
    button: "Let Claude Design Your Week",
    showsReviewLink: false,
  };
  expect(card(undefined, null)).toEqual(expected);
  expect(card("default", null)).toEqual(expected);
});

test("HOME-09 an assessment is named and is no designed plan", () => {
  expect(card("assessment", "2026-11-16")).toMatchObject({
    title: "Week 3",
    status: "Using your Week 1 assessment",
    button: "Let Claude Design Your Week",
    showsReviewLink: true,
  });
  expect(isDesigned("assessment")).toBe(false);
  expect(isDesigned("default")).toBe(false);
});

test("HOME-09 an update of another year is dated with its year", () => {
  expect(card("model", "2025-12-30").status).toBe("Last updated Dec 30, 2025");
});

test("SCHED-02 without a plan the schedule says so", () => {
  expect(noPlanYetText).toBe("No AI-Generated Plan Yet");
});

test("SCHED-03 a strategy splits into paragraphs on blank lines", () => {
  expect(strategyParagraphs("One.\nStill one.\n\n  Two.\r\n\r\n\r\nThree.\n")).toEqual([
    "One.\nStill one.",
    "Two.",
    "Three.",
  ]);
  expect(strategyParagraphs("\n \n")).toEqual([]);
});
