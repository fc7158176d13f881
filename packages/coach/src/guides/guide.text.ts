/** What a guide says of every exercise; families and full guides: `*.data.ts`. */
import type { FamilyGuide } from "./families.data.ts";

/** For a family that is newer than the texts: says little, blocks nothing. */
const anyFamily: FamilyGuide = {
  figure: "stretch",
  looks: "Slow, controlled and without pain.",
  setup: ["Read the steps once before you begin."],
  watch: "the whole movement once before you begin",
};

/** Lines of a guide. */
export const catalogueGuideText = {
  anyFamily,
  video: (name: string, watch: string) => `Search '${name.toLowerCase()} form' and watch ${watch}.`,
  sign: (machine: string) => `Look for the sign ${machine}. Ask the staff when you do not see it.`,
  onlyFloor: "Nothing to find: some free floor is enough.",
  needs: (kit: string) => `You need ${kit}.`,
  easier: (name: string) => `Easier: ${name}.`,
  harder: (name: string) => `Harder: ${name}.`,
  related: (names: readonly string[]) => `Related: ${names.join(", ")}.`,
} as const;
