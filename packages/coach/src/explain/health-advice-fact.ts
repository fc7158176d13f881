/** How a plan carries advice about health: facts whose ids begin so (`health-advice.ts`); a screen shows them first. */
export const healthAdvicePrefix = "advice.";
/** The one that ends training until a doctor has spoken. */
export const urgentAdviceId = `${healthAdvicePrefix}urgent`;

/** The sentence that F3 looks for, where nothing more urgent was said. */
export const seeProfessional =
  "Please see a doctor or another health professional about what you wrote or measured before you train hard.";
/** The sentence for signs of an emergency. */
export const urgentAdvice = "Please get medical help now. Do not train until a doctor says that it is fine.";
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
/** Said where an injury or a pain rules moves out. */
export const soreSpotNote =
  "The moves that load the sore spot most are out this week. Swap any other that hurts. If it stays, have it looked at.";
