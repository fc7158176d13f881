/** What the coach says about health: never a diagnosis, always the same fixed sentences (coach.F2, F3, F7). */
import type { Fact, Plan } from "@muster/domain/planning/plan";
import { lowestBmi } from "@muster/domain/progress/goal-weight";
import { urgentSigns } from "../notes/signs.data.ts";
import type { BirthStep } from "../state/after-birth.ts";
import type { SurgeryStep } from "../state/after-surgery.ts";
import type { Person } from "../state/person.ts";
import { fact } from "./facts.ts";
import {
  badSpotNote,
  bloodPressureNote,
  healthAdvicePrefix,
  seenBefore,
  seeProfessional,
  sendsToProfessional,
  soreSpotNote,
  unclearNote,
  urgentAdviceId,
  urgentSentences,
} from "./health-advice-fact.ts";
import { turns } from "./variant-by-turn.ts";

/** Rules that hold for months: other words each week, so that they are read. What is an alarm has one sentence (`health-advice-fact.ts`). */
const lasting = {
  pregnancy: turns([
    "Train only as your doctor or midwife agrees, breathe all the time and stop when something feels wrong.",
    "Your doctor or midwife has the last word on training. Never hold your breath, and stop at any bad sign.",
    "Keep your doctor or midwife in the picture. If something feels wrong, stop, also in the middle of a set.",
  ]),
  pressure: turns([
    "Keep the effort easy and breathe through every rep.",
    "Easy effort only, and no holding of the breath.",
    "Breathe out as you lift, and keep each set easy.",
  ]),
  youth: turns([
    "Train with a coach or a spotter near. Clean form comes before weight.",
    "Have a coach or a spotter watch your sets. Good form first, weight later.",
    "Never lift alone: ask for a spotter. The weight waits until the form is good.",
  ]),
  soreSpot: turns([
    "What loads your sore place stays easy: eight reps and more, with four left. Go only as far as nothing hurts.",
    "Your sore place gets easy sets, and the moves that load it most are out. Stop before it hurts.",
    "Around your sore place every set is easy. Shorten the range where it hurts, and swap what still does.",
  ]),
  wrist: turns([
    "Keep the sore wrist straight: palms facing each other with dumbbells, fists instead of flat hands at a wall.",
    "For the wrist: handles and dumbbells held straight, and at a wall your fists, not your palms.",
    "Never bend the sore wrist back under a load. Turn the palms to each other, and push a wall with your fists.",
  ]),
  light: turns([
    "You are light for your height, so we plan no deficit.",
    "For your height you weigh little, so the food goal takes nothing away.",
    "Your weight is low for your height: eat enough, there is no deficit.",
  ]),
  seenBefore: turns(seenBefore),
  pelvicFloor: turns([
    "For the pelvic floor, ask a pelvic health physiotherapist: it can be treated.",
    "A pelvic health physiotherapist is the one to ask about the pelvic floor. It gets better with help.",
    "Leaking or heaviness can be treated. A pelvic health physiotherapist knows how.",
  ]),
};

/** Where somebody is after a birth, and what comes next (`state/after-birth.ts`). */
const birthNotes: Readonly<Record<BirthStep, string>> = {
  rest: "Two weeks of rest come first. Easy moves with your own weight follow.",
  "own-weight": "Up to week 6 you train with your own weight and the deep core. Light weights follow.",
  light: "Light weights are in. Planks, crunches and jumps stay out until week 12 at least.",
  ready:
    "No leaking, no heaviness, no bulge, no pain? Then take 'After a birth' out, and planks and jumps come back.",
};
const birthCheck =
  "If you leak, feel heaviness, a bulge or pain, tell us under Health: the plan stays easy then.";

/** Riddell 2017, Exercise management in type 1 diabetes: a consensus statement (Lancet Diabetes and Endocrinology). */
const glucose = turns([
  "Train as your doctor agreed. If you use insulin or tablets that lower it, check your blood glucose before, during and after, begin at 7-10 mmol/L (126-180 mg/dl), keep fast carbs at hand, and watch for lows that night.",
  "With insulin or tablets that lower your glucose: check it before, during and after training, as your doctor agreed. Begin at 7-10 mmol/L (126-180 mg/dl), with fast carbs at hand. Lows can come that night.",
  "As your doctor agreed: with insulin or tablets that lower it, check your glucose before, during and after each session. Begin at 7-10 mmol/L (126-180 mg/dl), have fast carbs within reach, and expect that lows can come that night.",
]);

/** Where somebody is after an operation (`state/after-surgery.ts`). */
const surgeryNotes: Readonly<Record<SurgeryStep, string | null>> = {
  fresh:
    "In the twelve weeks after an operation nothing loads that part, and the rest stays light. Until your surgeon or physiotherapist says that it may work, do only what they gave you.",
  rebuilding:
    "Up to half a year after the operation that part starts at about half and builds up week by week. Ask your surgeon or physiotherapist if that suits you.",
  over: null,
};
const whichPart =
  "Tell us under 'Something hurts' where you were operated on. Until then hardly anything is loaded.";

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
      "For your health",
      sentence,
      "",
      "coach.F3",
      "your check-in and profile",
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
  if (stop.length > 0) advice.push(`You wrote of ${stop.map((sign) => urgentSigns[sign]).join(" and ")}.`);
  if (band !== "unknown" && band !== "fine") advice.push(bloodPressureNote);
  if (band === "high") advice.push(lasting.pressure({ turn }));
  // "Before you train hard" says less than the urgent sentence, which names the doctor already.
  if (!isUrgent(person) && (stop.length + toCheck.length > 0 || isFast))
    advice.push(wasSaid(person, before) ? lasting.seenBefore({ turn }) : seeProfessional);
  if (toCheck.includes("pelvic_floor") && gates.stop === null) advice.push(lasting.pelvicFloor({ turn }));
  if (gates.isUnclear && gates.stop === null) advice.push(unclearNote);
  if (gates.isPregnantOrPostpartum) advice.push(lasting.pregnancy({ turn }));
  if (gates.birthStep !== null) advice.push(birthNotes[gates.birthStep], birthCheck);
  const surgeryNote = gates.surgeryStep === null ? null : surgeryNotes[gates.surgeryStep];
  if (surgeryNote !== null && gates.stop === null) advice.push(surgeryNote);
  if (gates.stop === null && gates.limits.some(({ condition }) => condition === "diabetes"))
    advice.push(glucose({ turn }));
  if (gates.isSurgeryAnywhere) advice.push(whichPart);
  if (injuries.length > 0 && gates.surgeryStep !== "fresh")
    advice.push(
      gates.limits.some(({ area, severity }) => area !== null && severity === "severe")
        ? badSpotNote
        : soreSpotNote,
    );
  if (injuries.length === 0 && gates.eased.size > 0 && gates.surgeryStep !== "fresh" && gates.stop === null)
    advice.push(lasting.soreSpot({ turn }));
  if (gates.avoided.has("wrist") && gates.surgeryStep !== "fresh" && gates.stop === null)
    advice.push(lasting.wrist({ turn }));
  if (gates.ageGroup === "youth") advice.push(lasting.youth({ turn }));
  if (body.bmi < lowestBmi) advice.push(lasting.light({ turn }));
  return advice;
};
