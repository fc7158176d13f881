/** What the coach says about health: never a diagnosis, always the same fixed sentences (coach.F2, F3, F7). */
import type { Fact, Plan } from "@muster/domain/planning/plan";
import { lowestBmi } from "@muster/domain/progress/goal-weight";
import type { Person } from "../state/person.ts";
import { healthAdvicePrefix, urgentAdviceId } from "./answer-prefixes.ts";
import { fact } from "./facts.ts";
import { healthAdviceText } from "./health-advice.text.ts";
import {
  badSpotNote,
  bloodPressureNote,
  seeProfessional,
  sendsToProfessional,
  soreSpotNote,
  unclearNote,
  urgentSentences,
} from "./health-note.text.ts";

/** Beats a minute at rest that a doctor should know of. */
const fastPulse = 100;

/** What a plan tells of itself to the next one; nothing before the first. */
type AdvisedBefore = Pick<Plan, "facts" | "validFrom" | "weeklyStrategyOverview"> | undefined;

/** What ends training until a doctor has spoken: very high blood pressure, or the worst words of warning. */
export const isUrgent = ({ gates }: Pick<Person, "gates">): boolean =>
  gates.bloodPressureBand === "crisis" || gates.stop === "red_flag" || gates.flags.stop.includes("self_harm");

/** The plan before said it, and nothing to have looked at was told since: a reminder is enough. */
const wasSaid = ({ gates, recovery }: Person, before: AdvisedBefore): boolean =>
  before !== undefined &&
  gates.flags.stop.length === 0 &&
  (recovery.restingPulse ?? 0) <= fastPulse &&
  // An assessment says it in its strategy, other plans among their facts.
  [before.weeklyStrategyOverview, ...before.facts.map(({ value }) => String(value))].some(
    sendsToProfessional,
  ) &&
  gates.limits.every(
    ({ condition, date }) =>
      condition === null || !gates.flags.advice.includes(condition) || date < before.validFrom,
  );

/** The advice as facts, so that it stands on the screen whoever wrote the week's texts. */
export const healthAdviceFacts = (person: Person, turn: number, before?: AdvisedBefore): readonly Fact[] =>
  healthAdvice(person, turn, before).map((sentence, index) =>
    fact(
      index === 0 && isUrgent(person) ? urgentAdviceId : `${healthAdvicePrefix}${index + 1}`,
      healthAdviceText.subject,
      sentence,
      "",
      "coach.F3",
      healthAdviceText.source,
    ),
  );

/**
 * Sentences for the strategy text, the most urgent first; empty when there is nothing to say.
 * @param before the plan of the week before, which may have said it; an alarm that is new or urgent is said in full
 */
export const healthAdvice = (person: Person, turn: number, before?: AdvisedBefore): readonly string[] => {
  const { gates, recovery, body } = person;
  const { stop, advice: toCheck, injuries } = gates.flags;
  const band = gates.bloodPressureBand;
  const isFast = (recovery.restingPulse ?? 0) > fastPulse;
  const advice: string[] = [];
  if (isUrgent(person)) advice.push(...urgentSentences(stop));
  if (stop.length > 0) advice.push(healthAdviceText.signs(stop));
  if (band !== "unknown" && band !== "fine") advice.push(bloodPressureNote);
  if (band === "high") advice.push(healthAdviceText.pressure({ turn }));
  // "Before you train hard" says less than the urgent sentence, which names the doctor already.
  if (!isUrgent(person) && (stop.length + toCheck.length > 0 || isFast))
    advice.push(wasSaid(person, before) ? healthAdviceText.seenBefore({ turn }) : seeProfessional);
  if (toCheck.includes("pelvic_floor") && gates.stop === null)
    advice.push(healthAdviceText.pelvicFloor({ turn }));
  if (gates.isUnclear && gates.stop === null) advice.push(unclearNote);
  if (gates.isPregnantOrPostpartum) advice.push(healthAdviceText.pregnancy({ turn }));
  if (gates.birthStep !== null) advice.push(...healthAdviceText.birth(gates.birthStep));
  const surgeryNote = gates.surgeryStep === null ? null : healthAdviceText.surgery[gates.surgeryStep];
  if (surgeryNote !== null && gates.stop === null) advice.push(surgeryNote);
  if (gates.stop === null && gates.limits.some(({ condition }) => condition === "diabetes"))
    advice.push(healthAdviceText.glucose({ turn }));
  if (gates.isSurgeryAnywhere) advice.push(healthAdviceText.whichPart);
  if (injuries.length > 0 && gates.surgeryStep !== "fresh")
    advice.push(
      gates.limits.some(({ area, severity }) => area !== null && severity === "severe")
        ? badSpotNote
        : soreSpotNote,
    );
  if (injuries.length === 0 && gates.eased.size > 0 && gates.surgeryStep !== "fresh" && gates.stop === null)
    advice.push(healthAdviceText.soreSpot({ turn }));
  if (gates.avoided.has("wrist") && gates.surgeryStep !== "fresh" && gates.stop === null)
    advice.push(healthAdviceText.wrist({ turn }));
  if (gates.ageGroup === "youth") advice.push(healthAdviceText.youth({ turn }));
  if (body.bmi < lowestBmi) advice.push(healthAdviceText.light({ turn }));
  return advice;
};
