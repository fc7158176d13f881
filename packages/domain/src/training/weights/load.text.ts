/** What the number in the weight field means, where it is not all that is lifted. */
export const loadMeanings = { hand: "per hand", help: "of help", added: "added" } as const;
