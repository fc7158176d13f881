/** Group R: the week answers how the person feels. */
import { fewestMoves } from "../../design/budget/change-sets.ts";
import { normalSetsBefore, plannedSetTotal } from "../../design/budget/set-total.ts";
import { kitSteps } from "../../design/progress/kit-steps.ts";
import { firstWeekBackLb, lastLoadInRange } from "../../design/progress/load-ceiling.ts";
import { setBounds } from "../../design/template/prescription.data.ts";
import { type CheckContext, type Found, faultIf, ofLoads, type Rule, rule, tooHeavy } from "../rule.ts";

/** Sets may differ by rounding: one set either way. */
const withRounding = 1;

/** Exercises of two sets do not divide into every share. */
const tolerance = 0.05;

/** @param from sets that the share is of */
const tooMany = (
  { training, normalSets, plannedSets, phase }: CheckContext,
  share: number,
  from: number = normalSets,
): Found => {
  // Three exercises of two sets are the smallest day that is cut, five of a whole one (ADR 0016).
  const moves = phase.setFactor < 1 ? fewestMoves.cut : fewestMoves.full;
  const fewest = setBounds.fewest * moves * training.length;
  const most = Math.max(Math.round(share * from) + withRounding, Math.min(fewest, normalSets));
  return faultIf(plannedSets > most, "days", `${plannedSets} sets`, `at most ${most} of ${from}`);
};

const tooFew = ({ plannedSets, phase }: CheckContext, share: number, normal: number): Found => {
  const least = Math.round(share * normal) - withRounding;
  const isThin = plannedSets < least && phase.phase === "accumulation";
  return faultIf(isThin, "days", `${plannedSets} sets`, `at least ${least} of ${normal}`);
};

/** A cut is one of last week's sets too: a week that grew before it was cut is none (spec §9). */
const setsToCut = ({ normalSets, input }: CheckContext): number =>
  Math.min(normalSets, normalSetsBefore(input) ?? Number.POSITIVE_INFINITY);

/**
 * What a week for somebody very sore is cut from, at most and at least: last week's sets as they were asked for, where those had
 * been cut for the same already. A third of a normal week is never too much (coach.V11).
 */
const setsToCutHard = (context: CheckContext): { readonly from: number; readonly least: number } => {
  const { phase, input, normalSets } = context;
  const from = setsToCut(context);
  if (!phase.reasons.includes("still-severe") || input.previousPlan === null)
    return { from, least: normalSets };
  const last = plannedSetTotal(input.previousPlan.days.map(({ workout }) => workout));
  return {
    from: Math.max(Math.min(from, last), from / 3 / 0.6),
    least: Math.min(last, (normalSets * 2) / 3),
  };
};

/** Sets, and loads that come back heavier than the way back allows; the step that is nearest may lie half a step above. */
const smallAndLightAfter =
  (...reasons: CheckContext["phase"]["reasons"]): Rule["check"] =>
  (context) => {
    const { phase } = context;
    if (!phase.reasons.some((why) => reasons.includes(why))) return [];
    const heavy = ofLoads((loaded) => {
      if (loaded.last === undefined) return [];
      const lastLb = loaded.last.loadLb;
      const kit = kitSteps(loaded.known, loaded.person, lastLb);
      // The lightest weight that there is may stay, and a single step down is enough.
      const before = firstWeekBackLb(loaded.person.exercises.get(loaded.known.id), phase);
      const most = Math.max(kit.below(lastLb), kit.nearest(phase.loadFactor * lastLb), before);
      return tooHeavy(loaded, most, Math.round(most));
    });
    return [tooMany(context, phase.setFactor + tolerance), heavy(context)];
  };

/** Rules coach.R1-R9; `rules.ts` puts the groups in order. */
export const recoveryRules = [
  rule({
    id: "coach.R1",
    sentence:
      "Soreness or fatigue of 8 and more cuts the week's sets by 40-50%; once more after a week so cut, down to a third.",
    source: "spec §9",
    repairs: ["trim-sets", "built-in-day"],
    onlyOfTraining: true,
    check: (context) => {
      const { from, least } = setsToCutHard(context);
      const cut = [tooMany(context, 0.6, from), tooFew(context, 0.5, least)];
      return context.person.recovery.band === "severe" && cut;
    },
  }),
  rule({
    id: "coach.R2",
    sentence: "Soreness or fatigue of 6-7 cuts the week's sets by 10-15%.",
    source: "spec §9",
    repairs: ["trim-sets", "built-in-day"],
    onlyOfTraining: true,
    check: (context) =>
      context.person.recovery.band === "elevated" && [
        tooMany(context, 0.9, setsToCut(context)),
        tooFew(context, 0.85, context.normalSets),
      ],
  }),
  rule({
    id: "coach.R3",
    sentence:
      "With sleep under 7 h, stress from 7 or energy up to 4, no sets or loads rise, except a weight that is still being found.",
    source: "spec §9",
    repairs: ["lower-loads", "trim-sets", "built-in-day", "swap-again"],
    onlyOfTraining: true,
    check: (context) =>
      context.person.recovery.holds && [
        tooMany(context, 1, setsToCut(context)),
        ofLoads(({ path, known, loadLb, person, range }) => {
          const mostLb = lastLoadInRange(known, person, range);
          return faultIf(loadLb > mostLb, `${path}.loadLb`, loadLb, `at most ${mostLb} lb`);
        })(context),
      ],
  }),
  rule({
    id: "coach.R5",
    sentence: "After an illness, or ten days and more without training, the week starts smaller and lighter.",
    source: "coach design 3a-4",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "ignore",
    onlyOfTraining: true,
    check: smallAndLightAfter("gap", "illness"),
  }),
  rule({
    id: "coach.R6",
    sentence: "Illness means rest and easy movement only.",
    source: "coach design 3a-4",
    repairs: ["built-in-day"],
    onManualEdit: "refuse",
    check: ({ person, days }) =>
      person.gates.stop === "illness" &&
      days.map(({ path, workout: { kind, exercises } }) =>
        faultIf(kind === "training" || exercises.length > 0, path, "training", "rest or easy movement"),
      ),
  }),
  rule({
    id: "coach.R9",
    sentence: "The second week back has at most 80% of a normal week's sets, and lighter weights.",
    source: "coach design 3a-4",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "ignore",
    onlyOfTraining: true,
    check: smallAndLightAfter("re-entry-ramp"),
  }),
] as const;
