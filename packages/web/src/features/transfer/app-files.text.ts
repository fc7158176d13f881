/** What the step between choosing files of other apps and importing them says. */
import { monthOf } from "@muster/domain/schedule/month-marks";
import { formatCount, formatNumber } from "@muster/domain/shared/format";
import type { LeftOut } from "@muster/domain/transfer/from-apps/imported-data";
import type { MonthCounts } from "@muster/domain/transfer/from-apps/understood";

/** As the card names them; a test compares it with the readers. */
export const importedApps =
  "Strong, Hevy, FitNotes, StrongLifts, Jefit, MyFitnessPal, Cronometer, Libra, openScale, Google Fit, Apple Health, Health Connect";

/** Texts of the step, by their place. */
export const appFilesText = {
  title: (apps: readonly string[]) => `From ${apps.join(" and ")}`,
  nothingYet:
    "This is what the file says. Nothing is written yet. All of it goes into your own profile: a file of somebody else belongs in theirs.",
  month: ({ month, workouts, sets, readings, meals }: MonthCounts) => ({
    label: monthOf(`${month}-15`).title,
    value: [
      ...(workouts > 0 ? [`${formatCount(workouts, "workout")}, ${formatCount(sets, "set")}`] : []),
      ...(readings > 0 ? [formatCount(readings, "measurement")] : []),
      ...(meals > 0 ? [formatCount(meals, "meal")] : []),
    ].join(", "),
  }),
  moreMonths: (count: number) => `${formatCount(count, "earlier month")}`,
  leftOut: "What is left out, and why",
  /** 'Sets without repetitions: 5 (2026-03-02 Bench, 2026-03-04 Bench and 3 more)' */
  leftOutRows: ({ why, count, rows }: LeftOut) => {
    const more = count - rows.length;
    // No line ends inside a date.
    const named =
      rows.join(", ").replaceAll("-", "\u2011") + (more > 0 ? ` and ${formatNumber(more, 0)} more` : "");
    return `${why}: ${formatNumber(count, 0)}${rows.length === 0 ? "" : ` (${named})`}`;
  },
  unitQuestion:
    "The file does not say its units. Look at a weight that you know: is it in kilograms or pounds?",
  unitLabel: "Units of the file",
  kilograms: "Kilograms",
  pounds: "Pounds",
  exercises: (count: number, own: number) =>
    own === 0
      ? `${formatCount(count, "exercise")}, all known`
      : `${formatCount(count, "exercise")}, ${own} kept as your own`,
  ownExercise: "kept as your own exercise",
  change: (name: string) => `Change what ${name} is here`,
  changeShort: "Change",
  next: "Go on",
  cancel: "Cancel",
  whichOne: "Which exercise is it?",
  whereTo: (name: string) => `All sets of "${name}" go there.`,
  search: "Search",
  noneFound: "No exercise of that name.",
  keepOwn: "Keep it as my own exercise",
  columnsTitle: (fileName: string) => `What is in "${fileName}"?`,
  columnsLead: (columns: string) => `It is of no app that Muster knows. Say which of its ${columns} is what.`,
  roles: {
    date: "Date",
    exercise: "Exercise",
    weight: "Weight",
    reps: "Repetitions",
    time: "Time of a set",
    notes: "Notes",
  },
  noColumn: "Not in this table",
  columnsHint:
    "A date and repetitions or a time make sets. A date and a weight without an exercise are weigh-ins.",
  reading: (share: number) => `Reading... ${Math.round(share * 100)}%`,
  nothingKnown: (problems: readonly string[]) => `${problems.join(" ")} Nothing was changed.`,
  onePersonAtATime:
    "This file holds a household. One person's data comes into your profile. The others choose the same file in their own profiles.",
} as const;

/** The importer is used once and never cached ahead (decision 0032): its card says so, and so does its place without it. */
export const importerNotLoaded =
  "The importer could not be loaded. Nothing was changed. Please connect and try again.";
