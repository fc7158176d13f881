/** Group R: the week answers how the person feels. */
import type { PlannedExercise } from "@muster/domain/planning/plan";
import { setDropReading } from "@muster/domain/review/review-texts";
import { exerciseById } from "../../catalogue/catalogue.ts";
import { setCount } from "../../catalogue/session-minutes.ts";
import { fewestMoves } from "../../design/budget/change-sets.ts";
import { normalSetsBefore, plannedSetTotal, setsBefore } from "../../design/budget/set-total.ts";
import { kitSteps } from "../../design/progress/kit-steps.ts";
import { lastLoadInRange } from "../../design/progress/load-ceiling.ts";
import { setBounds } from "../../design/template/prescription.data.ts";
import { isolation } from "../exercises/session-order.ts";
import {
  aboveLast,
  type CheckContext,
  craftRule,
  type Finding,
  faultIf,
  loadedExercises,
  rule,
} from "../rule.ts";

/** Sets may differ by rounding: one set either way. */
const withRounding = 1;

/** Exercises of two sets do not divide into every share. */
const tolerance = 0.05;

/** @param from sets that the share is of */
const tooMany = (
  context: CheckContext,
  share: number,
  from: number = context.normalSets,
): readonly Finding[] => {
  // Three exercises of two sets are the smallest day that is cut (ADR 0016).
  const fewest = setBounds.fewest * fewestMoves.cut * context.training.length;
  const most = Math.max(Math.round(share * from) + withRounding, Math.min(fewest, context.normalSets));
  const { plannedSets } = context;
  return faultIf(plannedSets > most, "days", `${plannedSets} sets`, `at most ${most} of ${from}`);
};

/** A cut is one of last week's sets too: a week that grew before it was cut is none (spec §9). */
const setsToCut = (context: CheckContext): number =>
  Math.min(context.normalSets, normalSetsBefore(context.input) ?? Number.POSITIVE_INFINITY);

/**
 * Sets that a week for somebody very sore is cut from: last week's as they were asked for where those had been cut for the same
 * already. A third of a normal week is never too much (coach.V11).
 */
const setsToCutHard = (context: CheckContext): number => {
  const normal = setsToCut(context);
  const last = lastCut(context);
  return last === null ? normal : Math.max(Math.min(normal, last), normal / 3 / 0.6);
};

/** What the smallest allowed week for somebody very sore is half of. */
const setsCutLeast = (context: CheckContext): number => {
  const last = lastCut(context);
  return last === null ? context.normalSets : Math.min(last, (context.normalSets * 2) / 3);
};

/** Sets of last week, when it was cut for soreness that is still there; null otherwise. */
const lastCut = ({ phase, input }: CheckContext): number | null =>
  phase.reasons.includes("still-severe") && input.previousPlan !== null
    ? plannedSetTotal(input.previousPlan.days.map(({ workout }) => workout))
    : null;

const tooFew = (
  context: CheckContext,
  share: number,
  normal: number = context.normalSets,
): readonly Finding[] => {
  const { plannedSets, phase } = context;
  const least = Math.round(share * normal) - withRounding;
  const isThin = plannedSets < least && phase.phase === "accumulation";
  return faultIf(isThin, "days", `${plannedSets} sets`, `at least ${least} of ${normal}`);
};

/** Sets, and loads that come back heavier than the way back allows; the step that is nearest may lie half a step above. */
const smallAndLightAfter = (
  context: CheckContext,
  reasons: CheckContext["phase"]["reasons"],
): readonly Finding[] => {
  const { phase } = context;
  if (!phase.reasons.some((why) => reasons.includes(why))) return [];
  return [
    ...tooMany(context, phase.setFactor + tolerance),
    ...aboveLast(context, ({ known, person }, lastLb) => {
      const kit = kitSteps(known, person, lastLb);
      // The lightest weight that there is may stay, and a single step down is enough.
      const most = Math.max(kit.below(lastLb), kit.nearest(phase.loadFactor * lastLb));
      return { most, shown: most };
    }),
  ];
};

/** Seconds after which more rest changes little (Singer 2024). */
const restEnough = 120;

/** Days that begin with a small move although a big one follows: the big ones are what a thin week must hold. */
const smallFirst = ({ training }: CheckContext): readonly Finding[] =>
  training.flatMap(({ path, workout }): readonly Finding[] => {
    const [first, ...rest] = workout.exercises.map(({ exerciseId }) => exerciseById(exerciseId));
    return first !== undefined &&
      (isolation.has(first.pattern) || first.pattern === "core") &&
      rest.some((exercise) => exercise?.compound === true && !isolation.has(exercise.pattern))
      ? [{ path: `${path}.exercises.0`, got: first.name, need: "a big lift first" }]
      : [];
  });

/** Rules coach.R1-R9; `rules.ts` puts the groups in order. */
export const recoveryRules = [
  rule({
    id: "coach.R1",
    severity: "error",
    sentence:
      "Soreness or fatigue of 8 and more cuts the week's sets by 40-50%; once more after a week so cut, down to a third.",
    source: "spec §9",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "warn",
    editText: () => "You are very sore or tired. Fewer sets help you more this week.",
    onlyOfTraining: true,
    check: (context) =>
      context.person.recovery.band === "severe"
        ? [...tooMany(context, 0.6, setsToCutHard(context)), ...tooFew(context, 0.5, setsCutLeast(context))]
        : [],
  }),
  rule({
    id: "coach.R2",
    severity: "error",
    sentence: "Soreness or fatigue of 6-7 cuts the week's sets by 10-15%.",
    source: "spec §9",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "warn",
    editText: () => "You are sore or tired. A little less helps you more this week.",
    onlyOfTraining: true,
    check: (context) =>
      context.person.recovery.band === "elevated"
        ? [...tooMany(context, 0.9, setsToCut(context)), ...tooFew(context, 0.85)]
        : [],
  }),
  rule({
    id: "coach.R3",
    severity: "error",
    sentence:
      "With sleep under 7 h, stress from 7 or energy up to 4, no sets or loads rise, except a weight that is still being found.",
    source: "spec §9",
    repairs: ["lower-loads", "trim-sets", "built-in-day", "swap-again"],
    onManualEdit: "warn",
    editText: () => "Sleep, stress or energy are low. This is no week for more.",
    onlyOfTraining: true,
    check: (context) => {
      if (!context.person.recovery.holds) return [];
      return [
        ...tooMany(context, 1, setsToCut(context)),
        ...loadedExercises(context).flatMap(({ path, known, loadLb, person, range }) => {
          const held = lastLoadInRange(known, person, range);
          return faultIf(loadLb > held, `${path}.loadLb`, loadLb, `at most ${held} lb`);
        }),
      ];
    },
  }),
  craftRule({
    id: "coach.R4",
    sentence:
      "An easy week comes only when it is due: after a long block, or four weeks with clear signs of tiredness.",
    source: "Rogerson 2024; spec §9",
    onlyOfTraining: true,
    check: ({ phase, week }) =>
      faultIf(
        (phase.phase === "deload") !== (week.plan.phase === "deload"),
        "plan.phase",
        week.plan.phase,
        phase.phase,
      ),
  }),
  rule({
    id: "coach.R5",
    severity: "error",
    sentence: "After an illness, or ten days and more without training, the week starts smaller and lighter.",
    source: "coach design 3a-4",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "ignore",
    onlyOfTraining: true,
    check: (context) => smallAndLightAfter(context, ["gap", "illness"]),
  }),
  rule({
    id: "coach.R6",
    severity: "error",
    sentence: "Illness means rest and easy movement only.",
    source: "coach design 3a-4",
    repairs: ["built-in-day"],
    onManualEdit: "refuse",
    editText: () => "You said that you are ill. Training waits until you are well.",
    check: ({ person, days }) =>
      days.flatMap(({ path, workout: { kind, exercises } }) =>
        faultIf(
          person.gates.stop === "illness" && (kind === "training" || exercises.length > 0),
          path,
          "training",
          "rest or easy movement",
        ),
      ),
  }),
  craftRule({
    id: "coach.R7",
    sentence: "When repetitions fell by more than 30% from first to last set, rest grows or a set goes.",
    source: "spec §9",
    check: (context) => {
      const days = context.input.previousPlan?.days ?? [];
      const byId = (list: readonly PlannedExercise[]) =>
        new Map(list.map((exercise) => [exercise.exerciseId, exercise] as const));
      const main = byId(days.flatMap(({ workout }) => workout.exercises));
      // The home version is compared with the home version: the same move has another place in it, and another rest.
      const home = byId(days.flatMap(({ workout }) => workout.homeAlternative?.exercises ?? []));
      return context.exercises.flatMap(({ path, exercise, isHomeVersion }): readonly Finding[] => {
        const state = context.person.exercises.get(exercise.exerciseId);
        const old = (isHomeVersion ? home : main).get(exercise.exerciseId);
        if (old === undefined || state === undefined || state.restedDays > 10) return [];
        if (setDropReading(state.dropOff ?? 0) !== "fatigue") return [];
        const answered =
          exercise.restSeconds > old.restSeconds ||
          setCount(exercise.sets) < setCount(old.sets) ||
          (exercise.loadLb ?? 0) < (state.lastLoadLb ?? 0) ||
          exercise.restSeconds >= restEnough;
        return faultIf(!answered, `${path}.rest`, exercise.rest, `more than ${old.rest}`);
      });
    },
  }),
  craftRule({
    id: "coach.R8",
    sentence:
      "Who trained less than 70% of the plan gets no more sets than before, and each day begins with a big lift.",
    source: "spec §9",
    check: (context) => {
      const before = setsBefore(context.input);
      if (context.person.adherence.band !== "low" || before === null) return [];
      const now = context.plannedSets;
      // After a week without any plan of training there is nothing to compare with.
      return [
        ...faultIf(before > 0 && now > before + withRounding, "days", `${now} sets`, `at most ${before}`),
        ...smallFirst(context),
      ];
    },
  }),
  rule({
    id: "coach.R9",
    severity: "error",
    sentence: "The second week back has at most 80% of a normal week's sets, and lighter weights.",
    source: "coach design 3a-4",
    repairs: ["trim-sets", "built-in-day"],
    onManualEdit: "ignore",
    onlyOfTraining: true,
    check: (context) => smallAndLightAfter(context, ["re-entry-ramp"]),
  }),
] as const;
