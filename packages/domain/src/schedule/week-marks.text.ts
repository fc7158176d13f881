/** The week line for a screen reader; of today it says whether a workout is open, or nothing is owed. */
export const weekLineText = ({
  done,
  skipped,
  isOpen,
  isRest,
}: {
  readonly done: number;
  readonly skipped: number;
  readonly isOpen: boolean;
  readonly isRest: boolean;
}): string =>
  `This week: ${done} done${skipped > 0 ? `, ${skipped} skipped` : ""}${isOpen ? ", today open" : ""}${isRest ? ", today rest" : ""}`;
