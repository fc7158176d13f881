/** What the records of an input tell of health and wishes, for every stage alike. */

import type { DesignInput } from "../design/input.ts";
import { recentHealth } from "../notes/recent-health.ts";

/** All entries about health and wishes that are in force on the day of design. */
export const requestsInForce = (input: DesignInput) =>
  recentHealth({
    today: input.today,
    note: input.profile.limits.note,
    checkIns: input.checkIns,
    logNotes: [
      ...input.sessions.flatMap(({ date, exercises }) => exercises.map(({ notes }) => ({ date, notes }))),
      ...(input.otherNotes ?? []),
    ],
    limits: input.limits,
    wishes: input.wishes,
  });
