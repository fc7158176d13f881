/** How the coach listens: figures of both lists, cases of the open one alone. */
import { metricLines } from "../simulate/metric-lines.ts";
import { judgeNotes, type NoteFigures } from "./judge-notes.ts";
import { heldOutNotes } from "./notes.heldout.data.ts";
import { moreNotes } from "./notes.more.data.ts";
import { openNotes } from "./notes.open.data.ts";
import { plansAfter, readWithCoach } from "./read-with-coach.ts";

export type ListeningReport = {
  readonly open: NoteFigures;
  /** Without cases: who works on the reader must not see these sentences. */
  readonly heldOut: Omit<NoteFigures, "cases">;
};

/** Reads and plans for every sentence of both lists. */
export const listeningReport = (): ListeningReport => {
  const { cases: _unseen, ...heldOut } = judgeNotes(heldOutNotes, readWithCoach, plansAfter);
  return { open: judgeNotes([...openNotes, ...moreNotes], readWithCoach, plansAfter), heldOut };
};

const kinds = (figures: Pick<NoteFigures, "missedByKind">): string =>
  Object.entries(figures.missedByKind)
    .map(([kind, missed]) => `${kind} ${missed}`)
    .join(" · ");

/** For people; cases of the open list at the end. */
export const listeningAsText = ({ open, heldOut }: ListeningReport): string =>
  [
    ...metricLines(`notes, held out (${heldOut.sentences})`, heldOut.metrics),
    `missed: ${kinds(heldOut)}`,
    "",
    ...metricLines(`notes, open (${open.sentences})`, open.metrics),
    `missed: ${kinds(open)}`,
    "",
    ...open.cases,
  ].join("\n");
