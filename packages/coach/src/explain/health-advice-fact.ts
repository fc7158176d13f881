/** How a plan carries advice about health: facts whose ids begin so (`health-advice.ts`); a screen shows them first. */
export const healthAdvicePrefix = "advice.";
/** The one that ends training until a doctor has spoken. */
export const urgentAdviceId = `${healthAdvicePrefix}urgent`;
