import { lockText } from "./lock.text.ts";

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
    pageIsBelow ? [lockText.typedIsLost(displayName)] : [],
    unsent === 0
      ? []
      : [
          `${unsent === 1 ? "1 change waits" : `${unsent} changes wait`} until ${displayName} unlocks here again.`,
        ],
  ].flat();
  return sentences.length === 0 ? undefined : sentences.join(" ");
};
