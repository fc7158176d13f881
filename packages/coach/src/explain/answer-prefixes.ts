/** How a plan carries them: facts whose ids begin so; a screen shows them as a list of their own. */
export const limitAnswerPrefix = "limit.";
/** Begin of the ids of facts that answer a wish. */
export const wishAnswerPrefix = "wish.";
