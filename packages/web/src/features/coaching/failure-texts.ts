/** What stands on a page when a model gave nothing, in the words of spec §8; read without a server too. */

/** Default words of a failed planner run. */
export const plannerFailureText = "Failed to generate weekly plan from Claude";

/** Default words of advice that failed. */
export const adviceFailureText = "Failed to get advice from Claude";
