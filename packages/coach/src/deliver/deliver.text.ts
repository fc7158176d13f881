/** What is said of a designer that failed, and of locks that could not stay. */
export const deliverText = {
  model: "AI model",
  day: (weekday: string) => `Not kept: ${weekday}'s workout`,
  exercise: (name: string, weekday: string) => `Not kept: ${name} on ${weekday}`,
  noRoom: "It did not fit beside the rest of the week.",
  lock: "your lock",
} as const;
