/** What the week makes of a wish for more, less or no cardio (PLAN-01). */

import { formatCount } from "@muster/domain/shared/format";

type Minutes = { readonly minutes: number };

/** Sentences about cardio that was wished; minutes are moderate ones, hard ones counted twice. */
export const cardioWishText = {
  grows: ({ minutes, before }: Minutes & { readonly before: number }) =>
    `${formatCount(minutes, "minute")} of it this week, ${before} last week. A fifth more at a time is what legs and lungs take well.`,
  begins: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week. From here on it grows by a fifth at a time.`,
  most: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week, as many as serve your goal.`,
  full: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week: your sessions and free days have no room for more. With longer sessions, or one training day less, there is some.`,
  waits: () => "This week is a lighter one. It grows again when you are rested.",
  less: ({ minutes }: Minutes) =>
    `${formatCount(minutes, "minute")} of it this week. For your health 150 minutes a week in which you breathe faster do good: walks and stairs count.`,
  none: () =>
    "None is planned. For your health 150 minutes a week in which you breathe faster do good: walks and stairs count.",
  /** For who wants no intervals. */
  easy: () => "No hard intervals are planned. All cardio is at a pace at which you can talk.",
  /** After `none`, for who wants to lose weight. */
  foodDecides: () => "Your weight then depends on food more than before.",
} as const;
