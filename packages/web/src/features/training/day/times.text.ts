/** Texts about when and where a workout was: a free one, one of the past, a change of one that is logged. */
export const timesText = {
  date: "Date",
  time: "Began at",
  length: "Length",
  minutes: "min",
  placeHere: "Where do you train?",
  placeThen: "Where did you train?",
  placeHint: "Exercises and weights are those of this place.",
  free: "Free workout",
  past: "Log a past workout",
  pastHint: "Sets are filled in next. It counts on its own day.",
  plannedPast: "A planned workout? Open its day",
  startNow: "Start now",
  logPast: "Log workout",
  change: "Change date and time",
  changeTitle: "Date and time",
  changeHint: "Sets, records and charts move with it.",
  save: "Save",
  saved: "Date and time changed",
  began: ({ time, minutes }: { readonly time: string; readonly minutes: string }) =>
    `Began at ${time}, ${minutes} min`,
} as const;
