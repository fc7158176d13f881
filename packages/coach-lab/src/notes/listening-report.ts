/** How the coach listens: figures of every list, cases of the open ones alone. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { metricLines } from "../metrics/metric-lines.ts";
import { judgeNotes, type NoteFigures, type NoteReading } from "./judge-notes.ts";
import { eighthHeldOutNotes } from "./lists/notes.eighth.heldout.data.ts";
import { eighthOpenNotes } from "./lists/notes.eighth.open.data.ts";
import { fifthOpenNotes } from "./lists/notes.fifth.open.data.ts";
import { fourthOpenNotes } from "./lists/notes.fourth.open.data.ts";
import { heldOutNotes } from "./lists/notes.heldout.data.ts";
import { moreNotes } from "./lists/notes.more.data.ts";
import { ninthHeldOutNotes } from "./lists/notes.ninth.heldout.data.ts";
import { ninthOpenNotes } from "./lists/notes.ninth.open.data.ts";
import { openNotes } from "./lists/notes.open.data.ts";
import { secondHeldOutNotes } from "./lists/notes.second.heldout.data.ts";
import { secondOpenNotes } from "./lists/notes.second.open.data.ts";
import { seventhHeldOutNotes } from "./lists/notes.seventh.heldout.data.ts";
import { seventhOpenNotes } from "./lists/notes.seventh.open.data.ts";
import { sixthHeldOutNotes } from "./lists/notes.sixth.heldout.data.ts";
import { sixthOpenNotes } from "./lists/notes.sixth.open.data.ts";
import { tenthHeldOutNotes } from "./lists/notes.tenth.heldout.data.ts";
import { tenthOpenNotes } from "./lists/notes.tenth.open.data.ts";
import { thirdOpenNotes } from "./lists/notes.third.open.data.ts";
import type { JudgedNote } from "./note.ts";
import { plansAfter, readWithCoach } from "./read-with-coach.ts";

/** Figures without cases: who works on the reader must not see these sentences. */
type UnseenFigures = Omit<NoteFigures, "cases">;

/** Outcome of all lists of sentences. */
export type ListeningReport = {
  readonly open: NoteFigures;
  readonly heldOut: UnseenFigures;
  readonly secondOpen: NoteFigures;
  readonly secondHeldOut: UnseenFigures;
  readonly thirdOpen: NoteFigures;
  readonly fourthOpen: NoteFigures;
  readonly fifthOpen: NoteFigures;
  readonly sixthOpen: NoteFigures;
  readonly sixthHeldOut: UnseenFigures;
  readonly seventhOpen: NoteFigures;
  readonly seventhHeldOut: UnseenFigures;
  readonly eighthOpen: NoteFigures;
  readonly eighthHeldOut: UnseenFigures;
  readonly ninthOpen: NoteFigures;
  readonly ninthHeldOut: UnseenFigures;
  readonly tenthOpen: NoteFigures;
  readonly tenthHeldOut: UnseenFigures;
};

/** Reads and plans for every sentence of all lists; another reader and planner than the coach's for tests. */
export const listeningReport = (
  read: (text: string) => NoteReading = readWithCoach,
  plans: (text: string) => readonly DesignedWeek[] = plansAfter,
): ListeningReport => {
  const judge = (notes: readonly JudgedNote[]) => judgeNotes(notes, read, plans);
  const unseen = (notes: readonly JudgedNote[]): UnseenFigures => {
    const { cases: _unseen, ...figures } = judge(notes);
    return figures;
  };
  return {
    open: judge([...openNotes, ...moreNotes]),
    heldOut: unseen(heldOutNotes),
    secondOpen: judge(secondOpenNotes),
    secondHeldOut: unseen(secondHeldOutNotes),
    thirdOpen: judge(thirdOpenNotes),
    fourthOpen: judge(fourthOpenNotes),
    fifthOpen: judge(fifthOpenNotes),
    sixthOpen: judge(sixthOpenNotes),
    sixthHeldOut: unseen(sixthHeldOutNotes),
    seventhOpen: judge(seventhOpenNotes),
    seventhHeldOut: unseen(seventhHeldOutNotes),
    eighthOpen: judge(eighthOpenNotes),
    eighthHeldOut: unseen(eighthHeldOutNotes),
    ninthOpen: judge(ninthOpenNotes),
    ninthHeldOut: unseen(ninthHeldOutNotes),
    tenthOpen: judge(tenthOpenNotes),
    tenthHeldOut: unseen(tenthHeldOutNotes),
  };
};

const figureLines = (title: string, figures: UnseenFigures): readonly string[] => [
  ...metricLines(`${title} (${figures.sentences})`, figures.metrics),
  `missed: ${Object.entries(figures.missedByKind)
    .map(([kind, missed]) => `${kind} ${missed}`)
    .join(" · ")}`,
  "",
];

/** For people; cases of the open lists at the end. */
export const listeningAsText = ({
  open,
  heldOut,
  secondOpen,
  secondHeldOut,
  thirdOpen,
  fourthOpen,
  fifthOpen,
  sixthOpen,
  sixthHeldOut,
  seventhOpen,
  seventhHeldOut,
  eighthOpen,
  eighthHeldOut,
  ninthOpen,
  ninthHeldOut,
  tenthOpen,
  tenthHeldOut,
}: ListeningReport): string =>
  [
    ...figureLines("notes, first open", open),
    ...figureLines("notes, first held out", heldOut),
    ...figureLines("notes, second open", secondOpen),
    ...figureLines("notes, second held out", secondHeldOut),
    ...figureLines("notes, third open", thirdOpen),
    ...figureLines("notes, fourth open", fourthOpen),
    ...figureLines("notes, fifth open", fifthOpen),
    ...figureLines("notes, sixth open", sixthOpen),
    ...figureLines("notes, sixth held out", sixthHeldOut),
    ...figureLines("notes, seventh open", seventhOpen),
    ...figureLines("notes, seventh held out", seventhHeldOut),
    ...figureLines("notes, eighth open", eighthOpen),
    ...figureLines("notes, eighth held out", eighthHeldOut),
    ...figureLines("notes, ninth open", ninthOpen),
    ...figureLines("notes, ninth held out", ninthHeldOut),
    ...figureLines("notes, tenth open", tenthOpen),
    ...figureLines("notes, tenth held out", tenthHeldOut),
    ...open.cases,
    ...secondOpen.cases,
    ...thirdOpen.cases,
    ...fourthOpen.cases,
    ...fifthOpen.cases,
    ...sixthOpen.cases,
    ...seventhOpen.cases,
    ...eighthOpen.cases,
    ...ninthOpen.cases,
    ...tenthOpen.cases,
  ].join("\n");
