/** Figures of the plans themselves: errors, minutes, rotation, energy, checks, texts. */

import { atLeast, atMost, type Metric, mean, quantile, rounded, sum, unmeasured } from "../metrics/metric.ts";
import type { PersonFigures } from "./evaluate-person.ts";

/** The three texts that stand most often in a list. */
const mostOf = (texts: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([text, count]) => `${count}× "${text}"`)
    .join(" ");
};

/** Figures over all people's plans, each with its goal. */
export const planMetrics = (people: readonly PersonFigures[]): readonly Metric[] => {
  const plans = people.flatMap((person) => person.plans);
  const total = (pick: (plan: (typeof plans)[number]) => number) => sum(plans.map(pick));
  const count = total((plan) => plan.plans);
  const sessions = total((plan) => plan.sessions);
  const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);
  const energy = (isWanted: (person: PersonFigures) => boolean, afterWeeks: number) =>
    people
      .filter(isWanted)
      .flatMap((person) =>
        person.plans.flatMap((plan) => plan.energy.filter((estimate) => estimate.afterWeeks === afterWeeks)),
      );
  const weekly = (person: PersonFigures) => person.weighInsPerWeek <= 1;
  const daily = (person: PersonFigures) => person.weighInsPerWeek >= 5;
  const errorOf = (found: ReturnType<typeof energy>) => mean(found.map(({ error }) => error));
  const all = [...energy(() => true, 4), ...energy(() => true, 8)];
  const covered = share(all.filter(({ isCovered }) => isCovered).length, all.length);
  const expected = plans.flatMap((plan) => plan.expected);
  const food = expected.filter(({ name }) => name !== "trainingDays" && name !== "sessionMinutesMax");
  const schedule = expected.filter(({ name }) => name === "trainingDays" || name === "sessionMinutesMax");
  const checks = plans.flatMap((plan) => plan.checks);
  const passed = (results: readonly { readonly passed: boolean }[]) =>
    share(results.filter((result) => result.passed).length, results.length);
  return [
    atMost(
      "errorsPerShippedPlan",
      share(
        total((plan) => plan.errors),
        count,
      ),
      0,
      "errors",
      `${total((plan) => plan.errors)} in ${count} plans`,
    ),
    atMost(
      "warningsPerPlanMedian",
      quantile(
        plans.flatMap((plan) => plan.warnings),
        0.5,
      ),
      2,
      "warnings",
    ),
    atMost(
      "plansEmptyWithoutReason",
      total((plan) => plan.emptyPlans),
      0,
      "plans",
      "weeks without training that no gate asked for: a designed week that could not be repaired",
    ),
    unmeasured("modelDraftErrorsPerPlan", "<= 1", "errors", "no model was asked"),
    unmeasured("modelDraftsFixedInTwoRounds", ">= 0.98", "share", "no model was asked"),
    atMost(
      "infeasibleMoves",
      total((plan) => plan.infeasible),
      0,
      "moves",
    ),
    atLeast(
      "sessionsWithinMinutes",
      share(
        total((plan) => plan.withinBound),
        sessions,
      ),
      1,
      "share of sessions",
    ),
    atLeast(
      "rotationInBand",
      share(
        total((plan) => plan.rotationsInBand),
        total((plan) => plan.rotations),
      ),
      0.95,
      "share of weeks",
    ),
    atMost(
      "expenditureErrorWeek4Weekly",
      errorOf(energy(weekly, 4)),
      170,
      "kcal",
      `the formula alone: ${rounded(mean(energy(weekly, 4).map(({ formulaError }) => formulaError)))}`,
    ),
    atMost(
      "expenditureErrorWeek8Weekly",
      errorOf(energy(weekly, 8)),
      95,
      "kcal",
      `the formula alone: ${rounded(mean(energy(weekly, 8).map(({ formulaError }) => formulaError)))}`,
    ),
    atMost("expenditureErrorWeek4Daily", errorOf(energy(daily, 4)), 110, "kcal"),
    atMost("expenditureErrorWeek8Daily", errorOf(energy(daily, 8)), 60, "kcal"),
    {
      name: "expenditureInterval90Covers",
      value: rounded(covered),
      unit: "share of estimates",
      goal: "0.85 to 0.97",
      met: Number.isFinite(covered) ? covered >= 0.85 && covered <= 0.97 : null,
    },
    atLeast("energyAndProteinInPersonRange", passed(food), 1, "share of numbers"),
    atLeast("daysAndMinutesAsExpected", passed(schedule), 1, "share of numbers"),
    atLeast(
      "safetyChecksKept",
      passed(checks),
      1,
      "share of checks",
      `${checks.filter((check) => !check.passed).length} of ${checks.length} broken`,
    ),
    atMost(
      "numbersInTextsWithoutSource",
      total((plan) => plan.untraceable),
      0,
      "numbers",
    ),
    atMost(
      "sentencesSaidTwiceInThreeWeeks",
      share(
        total((plan) => plan.said.repeated),
        total((plan) => plan.said.sentences),
      ),
      0,
      "share of sentences",
      mostOf(plans.flatMap((plan) => plan.said.cases)),
    ),
    atMost(
      "sentencesOfBookkeeping",
      total((plan) => plan.said.bookkeeping),
      0,
      "sentences and reasons",
    ),
    atMost(
      "worstReadingGrade",
      Math.max(...plans.map((plan) => plan.worstGrade)),
      8,
      "grade",
      "texts of 120 characters and more",
    ),
  ];
};
