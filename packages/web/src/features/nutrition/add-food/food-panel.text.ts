/** Texts of the panel around the ways to add food. */
export const foodPanelText = {
  newSavedItem: "New saved item: name it and enter one serving. It is added to this day too.",
} as const;
