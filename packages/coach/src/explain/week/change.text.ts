import { formatList } from "@muster/domain/shared/format-list";

/** Why a thing is different from last week, in the words of the feedback screen (FEED-01). */
export const changeText = {
  all: () => "All workouts",
  noTraining: () => "No training this week",
  inPlaceOf: ({ name }: { name: string }) => `In place of ${name}`,
  newMain: () => "A new lead: it stays for the next weeks",
  tested: () => "Tested this week",
  mainForMain: ({ name }: { name: string }) => `${name} takes its place`,
  notInThisWeek: () => "Not in this week",
  alternates: () => "Small moves take turns, so that you stay fresh",
  newSmall: () => "New this week",
  newRange: () => "New rep range",
  lighterOnPurpose: () => "Lighter on purpose this week",
  tooHard: () => "Last time was very hard, so make it clean first",
  easyEffort: () => "Effort stays easy for now",
  backAfterLight: () => "Back to your weight after the lighter days",
  ready: () => "Your log says that you are ready",
  moreRepsLessWeight: () => "More reps, so a bit less weight",
  fromLastSets: () => "Worked out from your last sets",
  leftOut: () => "You left it out",
  spares: ({ area }: { area: string }) => `Spares your ${area}`,
  forHealth: () => "Left out for your health",
  noEquipment: () => "Needs equipment that is not there now",
} as const;

/** What another good week changes against the one before it on the screen (PLAN-02). */
export const differenceText = {
  none: "There is no other good week for your days, kit and limits. Change them in Settings for a different one.",
  fresh: (names: readonly string[], more: number) =>
    `New here: ${formatList([...names, ...(more > 0 ? [`${more} more`] : [])])}.`,
  otherOrder: "The days stand in another order.",
  sameLeads: "The first lifts of your days stay.",
} as const;
