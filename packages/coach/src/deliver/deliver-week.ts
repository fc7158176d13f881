/**
 * What a person is shown: a candidate that passes every rule, after repairs if need be; else the built-in week; else a
 * week of rest. Fails closed (COACH-02): a plan that breaks a rule is never delivered.
 */

import { hasPlan } from "@muster/domain/profiles/age";
import { eachWeekday } from "@muster/domain/shared/dates";
import { exerciseById } from "../catalogue/catalogue.ts";
import { changesSince } from "../compose/changed-from.ts";
import { designedWeekOf, insightsOf } from "../compose/design-week.ts";
import type { DesignedWeek } from "../design/designed-week.ts";
import { dayInKit } from "../design/progress/kit-loads.ts";
import { draftWeek, type WeekDraft, type WeekFrame, weekFrame } from "../design/week-draft.ts";
import { withAnswers } from "../explain/wishes/wish-answers.ts";
import { lightWeek } from "../repair/light-week.ts";
import { repairWeek } from "../repair/repair-week.ts";
import { errorsOf, wholeWeekSchema } from "../rules/check-week.ts";
import type { DesignInput } from "../state/input.ts";
import { deliverText } from "./deliver.text.ts";
import { solveLocks } from "./locks.ts";

/** More exercises than this share from elsewhere, and the plan is not the designer's any more (specs/coach.md 3b). */
const mostReplaced = 0.35;

const replacedShare = (from: DesignedWeek, to: DesignedWeek): number => {
  const ids = (week: DesignedWeek) =>
    Object.entries(week.days).flatMap(([day, { exercises }]) =>
      exercises.map(({ exerciseId }) => `${day} ${exerciseId}`),
    );
  const before = ids(from);
  const after = new Set(ids(to));
  return before.length === 0 ? 0 : before.filter((id) => !after.has(id)).length / before.length;
};

const builtInWeek = (draft: WeekDraft): DesignedWeek => {
  const { week, remaining } = repairWeek(designedWeekOf(draft), draft);
  return errorsOf(remaining).length === 0 ? week : lightWeek(draft.input);
};

/** @param candidate a model's week, also of a wrong shape; undefined asks for the built-in one */
export const deliverWeek = (candidate: DesignedWeek | undefined, given: DesignInput): DesignedWeek => {
  const draft = draftWeek(weekFrame(given));
  return withAnswers(withOneWeight(solveLocks(unlockedWeek(candidate, draft), draft), draft), draft);
};

/**
 * The last word on weights: each can be made with the person's kit, and what speaks of them says the same (settled point 50).
 * A model's sentences are its own.
 */
const withOneWeight = ({ plan, days }: DesignedWeek, frame: WeekFrame): DesignedWeek => {
  const made = eachWeekday((weekday) => dayInKit(days[weekday], frame.person));
  const worded = plan.source === "built-in" ? insightsOf(made, frame) : made;
  return { plan: { ...plan, changes: changesSince(frame, worded) }, days: worded };
};

const unlockedWeek = (candidate: DesignedWeek | undefined, draft: WeekDraft): DesignedWeek => {
  const { input } = draft;
  // Under 13 there is nothing to design: ideas, without food goals (ONB-08).
  if (candidate === undefined || !hasPlan(input.profile, input.today)) return builtInWeek(draft);
  // Only what the schema names gets through; unknown fields of a hostile reply end here.
  const parsed = wholeWeekSchema.safeParse(candidate);
  if (!parsed.success) return inPlaceOf(deliverText.model, draft);
  // Rules go by ids, people by names: each exercise is called what its id means.
  for (const { exercises, homeAlternative } of Object.values(parsed.data.days))
    for (const planned of [...exercises, ...(homeAlternative?.exercises ?? [])])
      planned.name = exerciseById(planned.exerciseId)?.name ?? planned.name;
  const { week, remaining } = repairWeek(parsed.data, draft);
  if (errorsOf(remaining).length > 0 || replacedShare(parsed.data, week) > mostReplaced)
    return inPlaceOf(parsed.data.plan.designedBy.name, draft);
  return week;
};

/** The built-in week, with the name of the designer whose week could not be used: the plan says so. */
const inPlaceOf = (replaced: string, draft: WeekDraft): DesignedWeek => {
  const week = builtInWeek(draft);
  return { ...week, plan: { ...week.plan, designedBy: { ...week.plan.designedBy, replaced } } };
};
