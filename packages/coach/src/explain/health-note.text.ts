/** Sentences of alarm about health, and those that screens show apart from a plan. */
import type { UrgentSign } from "../notes/signs.data.ts";

/** The sentence that F3 looks for, where nothing more urgent was said. */
export const seeProfessional =
  "Please see a doctor or another health professional about what you wrote or measured before you train hard.";
/**
 * In a later week, when it was said in full before and nothing new was told; each names the doctor
 * that F3 asks for.
 */
export const seenBefore = [
  "If no doctor knows yet of what you told us, please have it looked at.",
  "Still to do, if you have not: ask a doctor about what you told us.",
  "Has a doctor looked at what you told us? If not, please ask one.",
] as const;
/** Whether words of a plan send somebody to a professional, in full or as a reminder. */
export const sendsToProfessional = (text: string): boolean =>
  [seeProfessional, ...seenBefore].some((sentence) => text.includes(sentence));
/** The sentence for signs of an emergency. */
export const urgentAdvice = "Please get medical help now. Do not train until a doctor says that it is fine.";
/**
 * Instead of it for thoughts of self-harm, which no doctor's word about training answers: whom to reach, at once (988 Suicide
 * and Crisis Lifeline of the United States).
 */
export const crisisAdvice =
  "You are not alone. Please reach somebody now: in the US, call or text 988, day or night. Elsewhere, or in danger, call the emergency number. Training waits until you have talked with a doctor.";
/** Where the words leave open what it is: it may be of the body or of the mind, and may have been misread. */
export const unnamedAdvice =
  "Please speak with a doctor or nurse before you train. If it happens now or gets worse, call the emergency number; if you feel unsafe, in the US call or text 988. If we misread it, say so in the planner.";
/** What signs ask for before anything else; a sign of the body beside thoughts of self-harm keeps its own sentence. */
export const urgentSentences = (signs: readonly UrgentSign[]): readonly string[] => {
  if (signs.includes("self_harm")) return [crisisAdvice, ...(signs.length > 1 ? [urgentAdvice] : [])];
  return [signs.length === 1 && signs[0] === "unnamed" ? unnamedAdvice : urgentAdvice];
};
/** The same as one text. */
export const urgentAdviceFor = (signs: readonly UrgentSign[]): string => urgentSentences(signs).join(" ");
/** The deliberate act that ends a sign before its week is over. */
export const clearanceAdvice =
  'When one does, write it into a check-in on a day after, in these words: "A doctor has cleared me."';
/** The sentence for a blood pressure above the usual range. */
export const bloodPressureNote = "Your blood pressure was above the usual range. Please have it checked.";
/** Said where an older plan still trains somebody who is ill. */
export const restWhileIll =
  "You wrote that you are ill. Rest until the fever has been gone for two days; this workout can wait.";
/** Said while a note about health waits for an answer. */
export const unclearNote =
  "A note about your health is not clear to us. Until you answer it in the planner, the week is careful: easy sets, no jumps, nothing heavy or new.";
/** Said where a part is bad. */
export const badSpotNote =
  "This plan keeps all load off the part that hurts. If it is no better in a week, have it looked at.";
/** Said where an injury or a pain rules moves out. */
export const soreSpotNote =
  "The moves that load the sore spot most are out this week. Swap any other that hurts. If it stays, have it looked at.";
