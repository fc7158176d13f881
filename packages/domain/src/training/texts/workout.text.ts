/** Texts of a workout: one that somebody chose, and its end. */

/** Shown on /workout when nothing is selected (WORK-02). */
export const noWorkoutText = "No workout selected";

/** The words after finishing, letter for letter (WORK-05). */
export const finishMessage = (completed: number, total: number): string =>
  `Great job! You completed ${completed} of ${total} exercises.`;

/** What stands on a workout that somebody chose or made without a plan. */
export const ownWorkoutText = {
  name: "My workout",
  time: "Flexible",
  insight: "You chose this session yourself.",
} as const;

/** What a fact says of an exercise that somebody put into a workout. */
export const chosenText = {
  swapped: "Swapped into this workout",
  added: "Added to this workout",
  by: "by you",
  source: "Your choice",
} as const;

/** Where a free workout takes place in a gym of which no more is known. */
export const anyGymName = "Gym";

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
