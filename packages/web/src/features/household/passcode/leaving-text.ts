/**
 * The warning before somebody else leaves a locked profile for the picker.
 * @returns undefined when nothing is lost and nothing waits
 */
export const leavingText = (
  displayName: string,
  pageIsBelow: boolean,
  unsent: number,
): string | undefined => {
  const sentences = [
    pageIsBelow ? [`What ${displayName} had typed and not saved is lost.`] : [],
    unsent === 0
      ? []
      : [
          `${unsent === 1 ? "1 change waits" : `${unsent} changes wait`} until ${displayName} unlocks here again.`,
        ],
  ].flat();
  return sentences.length === 0 ? undefined : sentences.join(" ");
};
