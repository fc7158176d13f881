/** What the coach says about health: never a diagnosis, always the same fixed sentences (coach.F2, F3, F7). */
import type { Person } from "../state/person.ts";

/** The sentence that F3 looks for. */
export const seeProfessional =
  "Please see a doctor or another health professional about this before you train hard.";
export const urgentAdvice = "Please get medical help now. Do not train until a doctor says that it is fine.";
export const bloodPressureNote = "Your blood pressure was above the usual range. Please have it checked.";
export const pregnancyNote =
  "Train only as your doctor or midwife agrees, breathe all the time and stop when something feels wrong.";

/** Sentences for the strategy text, the most urgent first; empty when there is nothing to say. */
export const healthAdvice = ({ gates, recovery, body }: Person): readonly string[] => {
  const advice: string[] = [];
  if (gates.bloodPressureBand === "crisis" || gates.stop === "red_flag") advice.push(urgentAdvice);
  if (gates.bloodPressureBand !== "unknown" && gates.bloodPressureBand !== "fine")
    advice.push(bloodPressureNote);
  if (gates.bloodPressureBand === "high") advice.push("Keep the effort easy and breathe through every rep.");
  if (gates.flags.stop.length > 0 || gates.flags.advice.length > 0 || (recovery.restingPulse ?? 0) > 100)
    advice.push(seeProfessional);
  if (gates.isPregnantOrPostpartum) advice.push(pregnancyNote);
  if (gates.flags.injuries.length > 0)
    advice.push("Moves that load the sore spot are out this week. If it stays, have it looked at.");
  if (gates.ageGroup === "youth") advice.push("Train with a grown-up near. Clean form comes before weight.");
  if (body.bmi < 18.5) advice.push("You are light for your height, so we plan no deficit.");
  return advice;
};
