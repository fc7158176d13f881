import { createContext } from "react";

/**
 * True while something lies over the whole page that must not be seen through: no dialog of the page is open then. Of
 * modal dialogs the one that was opened last lies on top, whoever opened it: a sheet that a page opens by itself, when
 * an answer has come, would lie above the cover and be read there. What it holds is kept, and it opens again.
 */
export const Covered = createContext(false);
