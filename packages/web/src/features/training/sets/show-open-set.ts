/**
 * Brings the set to do now into the picture, above the dock of the rest: its numbers, and before all the button that logs
 * it. Where no set is open, what comes after the sets.
 */
export const showOpenSet = (panel: Element | null): void => {
  const open = panel?.querySelector(".active") ?? panel?.nextElementSibling;
  // With large text the form is higher than the room above the dock.
  for (const part of [open, open?.querySelector(".log")]) part?.scrollIntoView({ block: "nearest" });
};
