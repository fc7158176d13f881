/** The one load on the card, in words: domain decides which it is, this says why (settled point 27). */
import { ownLoadFactId } from "@muster/domain/planning/own-load";
import type { Fact, Plan, PlannedExercise } from "@muster/domain/planning/plan";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate, formatWeight, formatWeightChange } from "@muster/domain/shared/format";
import {
  kilogramsToPounds,
  poundsToKilograms,
  roundToHalf,
  type UnitSystem,
} from "@muster/domain/shared/units";
import { cardWeight } from "@muster/domain/training/card-weight";
import { type Gear, loadWords } from "@muster/domain/training/gear";
import type { LastTime } from "@muster/domain/training/last-time";
import { isFarAbove, loadableStep, nearestLoadable } from "@muster/domain/training/loadable";
import { isChosen } from "@muster/domain/training/log-of";
import { takesWeight } from "@muster/domain/training/logged-set";
import { rows } from "@muster/domain/training/suggested-weight";

export type CardLoad = {
  readonly word: "Suggested" | "Planned";
  /** lb, above 0. */
  readonly loadLb: number;
  /** One sentence. */
  readonly why: string;
  readonly facts: readonly Fact[];
  /** The weight that somebody lifted or set, and the step from there; absent when the plan names the load. */
  readonly step?: { readonly baseLb: number; readonly stepLb: number };
};

export const cardLoad = (input: {
  readonly exercise: PlannedExercise;
  readonly last: LastTime | undefined;
  /** undefined outside a plan. */
  readonly phase: Plan["phase"] | undefined;
  readonly date: CivilDate;
  readonly units: UnitSystem;
  /** What can be loaded at this place: what the person has there, else what is usual; without it nothing is rounded. */
  readonly gear?: Gear | undefined;
}): CardLoad | undefined => {
  const load = inWholeSteps(unroundedLoad(input), input.units);
  if (load === undefined || input.gear === undefined) return load;
  const { gear, exercise } = input;
  const loadLb =
    load.step === undefined || (load.step.stepLb === 0 && gear.usual !== true)
      ? nearestLoadable(load.loadLb, exercise, gear)
      : loadableStep(load.step, exercise, gear);
  if (loadLb === undefined || Math.abs(loadLb - load.loadLb) < 0.05 || isFarAbove(loadLb, load.loadLb))
    return load;
  const asked = formatWeight(load.loadLb, input.units);
  return {
    ...load,
    loadLb,
    why: `${load.why} Rounded from ${asked} to ${gear.usual ? "a usual weight" : "what you can load"}.`,
    facts: [
      ...load.facts,
      {
        id: "loadable",
        subject: "Before rounding",
        value: asked,
        unit: "",
        rule: "training.P1",
        source: gear.usual ? "Usual equipment" : "Your equipment",
      },
    ],
  };
};

/** Plans are made in pounds: a load of theirs is told in half kilograms to who loads kilograms. */
const inWholeSteps = (load: CardLoad | undefined, units: UnitSystem): CardLoad | undefined =>
  load === undefined || load.step !== undefined || units === "imperial"
    ? load
    : { ...load, loadLb: kilogramsToPounds(Math.max(0.5, roundToHalf(poundsToKilograms(load.loadLb)))) };

/** Of a weight that the person set, only when that was. */
const ownFacts = (facts: readonly Fact[]): readonly Fact[] =>
  facts.flatMap((fact) =>
    fact.id === ownLoadFactId ? [{ ...fact, value: formatLongDate(String(fact.value)) }] : [],
  );

const unroundedLoad = (input: Parameters<typeof cardLoad>[0]): CardLoad | undefined => {
  const { exercise, last, phase, date, units } = input;
  if (!takesWeight(exercise)) return undefined;
  const weight = cardWeight({
    phase: phase ?? "accumulation",
    loadLb: exercise.loadLb,
    isHelp: loadWords(exercise) === "of help",
    asked: exercise,
    lastTime: last,
    today: date,
    units,
  });
  if (weight === undefined) return undefined;
  if (weight.source === "plan")
    return {
      word: isChosen(exercise) && !weight.byHand ? "Suggested" : "Planned",
      loadLb: weight.weightLb,
      why: weight.byHand
        ? "You set this weight yourself."
        : isChosen(exercise)
          ? "You chose this exercise for this workout. The load is worked out from what you have lifted."
          : "The load that this week's plan asks for.",
      facts: weight.byHand ? ownFacts(exercise.facts) : exercise.facts,
      ...(weight.byHand ? { step: { baseLb: weight.weightLb, stepLb: 0 } } : {}),
    };
  const { baseLb, stepLb, rule, difficulty } = weight.why;
  const fact = (id: string, subject: string, value: string, source: string): Fact => ({
    id,
    subject,
    value,
    unit: "",
    rule: "EXC-03",
    source,
  });
  const session = last === undefined ? "Last session" : `Logged ${formatLongDate(last.date)}`;
  return {
    word: "Suggested",
    loadLb: weight.weightLb,
    step: { baseLb, stepLb },
    why: `${rows[rule].when}.`,
    facts: [
      fact("base", "Last time's base", formatWeight(baseLb, units), session),
      fact("difficulty", "Difficulty last time", `${difficulty} of 10`, session),
      fact(
        "step",
        "Change",
        stepLb === 0 ? "none" : formatWeightChange(stepLb, units),
        "Table of suggested weights",
      ),
    ],
  };
};
