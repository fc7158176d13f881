/** Sentences about the date, time and length of a workout that do not fit; what was typed stays in the form. */
export const sessionTimesText = {
  noDate: "Please choose a date, such as today's.",
  futureDate: "This day has not come yet. Choose today or an earlier day.",
  tooLongAgo: "Please choose a day after January 1, 1970.",
  noTime: "Please enter the time it began, such as 07:30.",
  futureTime: "This time has not come yet. Choose an earlier one.",
  length: "Please enter whole minutes, from 1 to 1,440 (24 hours).",
  endsLater: "It would end after this moment. Make it shorter, or begin it earlier.",
} as const;
