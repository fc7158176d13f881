/** Whether there is a week behind the person that somebody designed: assessment and default weeks are none. */
import type { DesignInput } from "../input.ts";

/** True when the week before was designed too, so that rotation has something to turn. */
export const hasDesignedBefore = (input: DesignInput): boolean => {
  const source = input.previousPlan?.plan.source;
  return source === "built-in" || source === "model" || source === "edited";
};
