/**
 * Who may give plans in the simulator: the built-in coach as people get it, and three baselines to measure it against
 * (docs/coach-evaluation.md). The oracle is no coach but an upper bound: `oracle.ts`.
 */

import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { assessmentWeek } from "@muster/coach/programs/assessment";
import type { DesignInput } from "@muster/coach/state/input";
import type { Noise } from "./body/noise.ts";
import { plusFiveWeek, randomWeek, staticWeek } from "./opponents/baseline-weeks.ts";
import { programmeWeek } from "./opponents/opponent-week.ts";
import type { Programme } from "./opponents/programmes.data.ts";

/** All coaches that the command line knows. */
export const coachNames = ["builtin", "builtin-plan-loads", "static", "random", "plus5", "oracle"] as const;
/** Name of a coach. */
export type CoachName = (typeof coachNames)[number];

/** Something that plans a week, the built-in coach or a baseline. */
export type Coach = {
  readonly name: string;
  /** True: the weight on the card is the app's (EXC-03), not always the plan's. */
  readonly usesCard: boolean;
  readonly startsWithAssessment: boolean;
  /** @param week number of the week that is planned, from 1 */
  readonly plan: (input: DesignInput, week: number, noise: Noise) => DesignedWeek;
};

/** The first week tests with what there is to lift, as the app's does; the others are designed. */
const asInApp: Coach["plan"] = (input, week) =>
  week === 1
    ? assessmentWeek(input.profile, input.validFrom, {
        gear: Object.values(input.gear ?? {}).filter((one) => one !== undefined),
      })
    : deliverWeek(undefined, input);

/** Name -> coach; the oracle is apart, because it sees what no coach sees. */
export const coaches: Readonly<Record<Exclude<CoachName, "oracle">, Coach>> = {
  builtin: {
    name: "builtin",
    usesCard: true,
    startsWithAssessment: true,
    plan: asInApp,
  },
  /** The same plans, lifted with the plan's weights: what the in-session suggestion is worth (docs/coach-evaluation.md). */
  "builtin-plan-loads": {
    name: "builtin-plan-loads",
    usesCard: false,
    startsWithAssessment: true,
    plan: asInApp,
  },
  static: { name: "static", usesCard: false, startsWithAssessment: false, plan: staticWeek },
  random: { name: "random", usesCard: false, startsWithAssessment: false, plan: randomWeek },
  plus5: { name: "plus5", usesCard: false, startsWithAssessment: false, plan: plusFiveWeek },
};

/** A public-style programme as a coach. */
export const opponentOf = (programme: Programme): Coach => ({
  name: programme.id,
  usesCard: false,
  startsWithAssessment: false,
  plan: (input, week) => programmeWeek(programme, input, week),
});
