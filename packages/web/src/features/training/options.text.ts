/** Texts of what is rarely wanted of a workout: the other variant, its end before time, throwing it away. */
export const optionsText = {
  title: "Workout options",
  toHome: "Switch to home workout",
  toGym: "Switch to gym workout",
  switched: (to: "main" | "home") =>
    to === "home" ? "Switched to the home workout" : "Switched to the gym workout",
  switchBlocked: "You have logged something here. End early or discard it to switch.",
  equipment: "Your equipment",
  endEarly: "End early",
  discard: "Discard workout",
  asksReserve: "Ask how many reps were left after each set",
  endTitle: "End this workout early?",
  endText: ({ sets }: { readonly sets: number }) =>
    `It counts as done with the ${sets === 1 ? "1 set" : `${sets} sets`} that you logged.`,
  discardTitle: "Discard this workout?",
  nothingLogged: "Nothing is logged yet, so there is nothing to save.",
  keepGoing: "Keep going",
  discardSets: ({ sets }: { readonly sets: number }) =>
    `The ${sets === 1 ? "1 set" : `${sets} sets`} of this workout will not count.`,
} as const;
