/** Texts of a day that a person changes by hand. */

const noTime = "Flexible";

/** What a changed day is called, and what is wrong with a typed target. */
export const editedDayText = {
  noTime,
  ownWorkout: { name: "My workout", focus: "Your own choice" },
  target: "Please enter a number or a range, like 10 or 8-10",
  targetTo: (most: number) => `Please enter a number from 1 to ${most}`,
  reversed: "Please enter the smaller number first",
} as const;

/** A day of rest in the place of another. */
export const freedDayText = {
  name: "Rest Day",
  time: noTime,
  duration: noTime,
  location: "Home or outside",
  focus: "Recovery",
  coachingInsight: "You keep this day free.",
  recoveryNotes: "Do what feels good and nothing more.",
  // Nothing to move for: a day is also freed because a doctor has to look first.
  activeRecovery: [{ name: "Slow breathing", duration: "5 min", notes: "Lie or sit in comfort." }],
  recoveryTips: ["Sleep eight hours if you can."],
};
