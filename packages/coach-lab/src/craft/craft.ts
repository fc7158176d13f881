/** What a week lacks of the designer's craft: told to a model, no reason to refuse a week, counted here. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { draftWeek, weekFrame } from "@muster/coach/design/week-draft";
import { brokenRules, checkWeek, type Violation } from "@muster/coach/rules/check-week";
import { craft } from "@muster/coach/rules/craft.data";
import { rule } from "@muster/coach/rules/rule";
import type { DesignInput } from "@muster/coach/state/input";
import type { CraftId } from "./checks.ts";
import { effortChecks } from "./effort.ts";
import { loadChecks } from "./loads.ts";
import { weekChecks } from "./week.ts";

const checks = { ...effortChecks, ...loadChecks, ...weekChecks };

/** Of a week without training they say nothing. */
const ofTraining: ReadonlySet<CraftId> = new Set(["coach.R4", "coach.V11"] as const);

const craftRules = craft.map((one) =>
  rule<CraftId>({
    ...one,
    severity: "warning",
    check: checks[one.id],
    ...(ofTraining.has(one.id) ? { onlyOfTraining: true } : {}),
  }),
);

/** What the validator finds, and after it what is missing of craft. @param week also of a wrong shape */
export const checkWithCraft = (week: DesignedWeek, input: DesignInput): readonly Violation[] => {
  const found = checkWeek(week, input);
  return found.some(({ id }) => id === "coach.S1")
    ? found
    : [...found, ...brokenRules(week, draftWeek(weekFrame(input)), craftRules)];
};
