/** How the coach listens: figures of every list, cases of the open ones alone. */
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { metricLines } from "../metrics/metric-lines.ts";
import { judgeNotes, type NoteFigures, type NoteReading } from "./judge-notes.ts";
import { type NoteList, noteLists } from "./lists/note-lists.ts";
import { plansAfter, readWithCoach } from "./read-with-coach.ts";

/** Of a held-out half without cases: who works on the reader must not see these sentences. */
type HalfFigures = Omit<NoteFigures, "cases"> & { readonly cases?: NoteFigures["cases"] };

/** Outcome of both halves of each list, as `open` and `heldOut` of the first and `secondOpen` and so on of the others. */
export type ListeningReport = Readonly<Record<string, HalfFigures>>;

/** A half's key in the report, and its name for people. */
const halvesOf = ({ name, open, heldOut = [] }: NoteList) =>
  [
    { key: name === "first" ? "open" : `${name}Open`, title: `notes, ${name} open`, notes: open },
    {
      key: name === "first" ? "heldOut" : `${name}HeldOut`,
      title: `notes, ${name} held out`,
      notes: heldOut,
      isHeldOut: true,
    },
  ].filter(({ notes }) => notes.length > 0);

/** Reads and plans for every sentence of all lists; another reader and planner than the coach's for tests. */
export const listeningReport = (
  read: (text: string) => NoteReading = readWithCoach,
  plans: (text: string) => readonly DesignedWeek[] = plansAfter,
): ListeningReport =>
  Object.fromEntries(
    noteLists.flatMap(halvesOf).map(({ key, notes, isHeldOut = false }): readonly [string, HalfFigures] => {
      const { cases, ...counted } = judgeNotes(notes, read, plans);
      return [key, isHeldOut ? counted : { ...counted, cases }];
    }),
  );

/** For people; cases of the open lists at the end. */
export const listeningAsText = (report: ListeningReport): string =>
  [
    ...noteLists.flatMap(halvesOf).flatMap(({ key, title }) => {
      const figures = report[key];
      if (figures === undefined) return [];
      const missed = Object.entries(figures.missedByKind).map(([kind, count]) => `${kind} ${count}`);
      return [
        ...metricLines(`${title} (${figures.sentences})`, figures.metrics),
        `missed: ${missed.join(" · ")}`,
        "",
      ];
    }),
    ...Object.values(report).flatMap(({ cases }) => cases ?? []),
  ].join("\n");
