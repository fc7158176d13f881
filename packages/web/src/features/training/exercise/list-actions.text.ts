/** Texts of the menu of an exercise that change the list of the workout. */
type Named = { readonly name: string };

export const listActionsText = {
  moveUp: "Move up",
  moveDown: "Move down",
  moved: ({ name, place, count }: Named & { readonly place: number; readonly count: number }) =>
    `${name} is number ${place} of ${count} now.`,
  isFirst: ({ name }: Named) => `${name} is the first one.`,
  isLast: ({ name }: Named) => `${name} is the last one.`,
  several: "Superset of several",
  severalTitle: ({ name }: Named) => `Superset with ${name}`,
  severalHint: "Choose one or more. They follow each other, with one rest a round.",
  makeSuperset: "Make a superset",
  chooseOne: "Choose at least one exercise.",
  onlyHere: "Only this workout changes. Your plan stays.",
  remove: "Remove from this workout",
  removeTitle: ({ name }: Named) => `Remove ${name}?`,
  removeWithSets: ({ sets }: { readonly sets: number }) =>
    sets === 1
      ? "Its logged set goes too. Your plan stays."
      : `Its ${sets} logged sets go too. Your plan stays.`,
  removeNow: "Remove exercise",
  keep: "Keep it",
  removed: ({ name }: Named) => `${name} removed`,
} as const;
