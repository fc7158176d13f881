/** How long a session may take, by the answer that the person chose. */
import type { SessionLength } from "@muster/domain/profiles/options.text";

/** Minutes of one day's session. */
export type DayTime = {
  readonly least: number;
  readonly most: number;
  /** Half an hour or less: two sets in pairs, a shorter warm-up. */
  readonly isShort: boolean;
};

/** Minutes a session may take, and the least that fills it (coach.C5). */
export const sessionBounds: Readonly<
  Record<SessionLength, { readonly least: number; readonly most: number }>
> = {
  under_30: { least: 15, most: 30 },
  "30_45": { least: 30, most: 45 },
  "45_60": { least: 45, most: 60 },
  "60_plus": { least: 60, most: 90 },
};
