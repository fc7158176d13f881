/** What a person is shown: a candidate that passes every rule, else the built-in week. Fails closed (COACH-02). */
import { designWeek } from "./design-week.ts";
import type { DesignedWeek } from "./designed-week.ts";
import type { DesignInput } from "./input.ts";

export const deliverWeek = (candidate: DesignedWeek | undefined, input: DesignInput): DesignedWeek =>
  candidate ?? designWeek(input);
