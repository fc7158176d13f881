/** Name of the note that a person set an exercise's load by hand; its value is the day on which they did (planning.E6). */
export const ownLoadFactId = "load.own";
