/** Rows keep who they are while they say the same, so that a logged set draws itself and the next one, however many there are. */

import { saysTheSame } from "../session/written-logs.ts";
import type { SetRow } from "./set-rows.ts";

/** The next rows, with unchanged ones replaced by the objects of before. */
export const sameRows = (before: readonly SetRow[], next: readonly SetRow[]): readonly SetRow[] =>
  next.map((row, index) => {
    const known = before[index];
    return known !== undefined && saysTheSame(known, row) ? known : row;
  });
