/** Begins of the ids of facts that a screen shows in a place of their own: of answers to what a person told of the body. */
export const limitAnswerPrefix = "limit.";
/** Begin of the ids of facts that answer a wish. */
export const wishAnswerPrefix = "wish.";
/** Begin of the ids of facts that say what was locked and could not stay (`deliver/locks.ts`). */
export const droppedLockPrefix = "lock.";
/** Begin of the ids of facts with advice about health (`health-advice.ts`); a screen shows them first. */
export const healthAdvicePrefix = "advice.";
/** The one that ends training until a doctor has spoken. */
export const urgentAdviceId = `${healthAdvicePrefix}urgent`;
