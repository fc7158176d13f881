/** What stands on a page when a model or the server gave nothing, in the words of spec §8; read without a server too. */

/** Default words of a failed planner run. */
export const plannerFailureText = "Failed to generate weekly plan from Claude";

/** Default words of advice that failed. */
export const adviceFailureText = "Failed to get advice from Claude";

/** Title of the lines about the model in Settings. */
export const modelStateTitle = "State and use";

/** Only the server knows the model's state. */
export const modelStateUnknown = "Its state is not known now: the server could not be reached.";
