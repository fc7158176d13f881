/**
 * Finished workouts as the spreadsheets of Strong and Hevy, so that other apps can take them. Weights are kilograms and
 * distances meters or kilometers by their column, whatever the person sees here.
 */
import { poundsToKilograms } from "../../shared/units.ts";
import {
  type ExerciseLog,
  type LoggedSet,
  type Session,
  sessionStatus,
  setsInOrder,
} from "../../training/session.ts";
import { withoutFormula } from "../csv.ts";

/** One workout with what was logged in it. */
export type WorkoutToExport = { readonly session: Session; readonly logs: readonly ExerciseLog[] };

/** Apps whose spreadsheet can be written. */
export const writtenApps = ["strong", "hevy"] as const;
export type WrittenApp = (typeof writtenApps)[number];

/** Digits after the point: less than the smallest plate, more than any scale shows. */
const digits = 4;
const numberText = (value: number | null, factor = 1): string =>
  value === null ? "" : String(Number((value * factor).toFixed(digits)));
const kilograms = ({ weight }: LoggedSet): string =>
  weight === null ? "" : numberText(poundsToKilograms(weight));
/** 10 is nothing in reserve; both apps begin at 6, and what is easier is not told. */
const rpe = ({ rir }: LoggedSet): string => (rir === null || rir > 4 ? "" : String(10 - rir));

const quoted = (text: string): string =>
  `"${withoutFormula(text).replaceAll('"', '""').replace(/\r?\n/g, " ")}"`;

type Wall = Readonly<Record<"year" | "month" | "day" | "hour" | "minute" | "second", string>>;

/** The clock where the workout was done. */
const wallOf = (instant: string, timeZone: string): Wall => {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  }).formatToParts(new Date(instant));
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return {
    year: of("year"),
    month: of("month"),
    day: of("day"),
    hour: of("hour"),
    minute: of("minute"),
    second: of("second"),
  };
};

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const strongDate = ({ year, month, day, hour, minute, second }: Wall): string =>
  `${year}-${month}-${day} ${hour}:${minute}:${second}`;
const hevyDate = ({ year, month, day, hour, minute }: Wall): string =>
  `${Number(day)} ${months[Number(month) - 1] ?? ""} ${year}, ${hour}:${minute}`;

const strongOrder: Readonly<Partial<Record<LoggedSet["role"], string>>> = {
  warmup: "W",
  drop: "D",
  failure: "F",
};
const hevyType: Readonly<Partial<Record<LoggedSet["role"], string>>> = {
  warmup: "warmup",
  drop: "dropset",
  failure: "failure",
};

type Line = {
  readonly session: Session;
  readonly seconds: number;
  readonly begin: Wall;
  readonly end: Wall;
  readonly log: ExerciseLog;
  readonly set: LoggedSet;
  readonly index: number;
  readonly nth: number;
};

const linesOf = (workouts: readonly WorkoutToExport[]): readonly Line[] =>
  workouts
    .filter(({ session }) => sessionStatus(session) === "finished")
    .toSorted((a, b) => (a.session.startedAt < b.session.startedAt ? -1 : 1))
    .flatMap(({ session, logs }, at) => {
      const finished = session.finishedAt ?? session.startedAt;
      const about = {
        session,
        seconds: Math.max(0, Math.round((Date.parse(finished) - Date.parse(session.startedAt)) / 1000)),
        begin: wallOf(session.startedAt, session.timeZone),
        end: wallOf(finished, session.timeZone),
        nth: at + 1,
      };
      return logs
        .toSorted((a, b) => a.position - b.position)
        .flatMap((log) => setsInOrder(log).map((set, index) => ({ ...about, log, set, index })));
    });

const strongHeader =
  '"Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"';
const strongLine = ({ session, seconds, begin, log, set, index, nth }: Line): string =>
  [
    String(nth),
    strongDate(begin),
    session.workoutName,
    String(seconds),
    log.name,
    strongOrder[set.role] ?? String(index + 1),
    kilograms(set),
    numberText(set.reps),
    rpe(set),
    numberText(set.distance),
    numberText(set.time),
    index === 0 ? log.notes : "",
    session.notes,
  ]
    .map(quoted)
    .join(";");

const hevyHeader =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';
const hevyLine = ({ session, begin, end, log, set, index }: Line): string =>
  [
    ...[session.workoutName, hevyDate(begin), hevyDate(end), session.notes, log.name, "", log.notes].map(
      quoted,
    ),
    String(index),
    quoted(hevyType[set.role] ?? "normal"),
    kilograms(set),
    numberText(set.reps),
    numberText(set.distance, 0.001),
    numberText(set.time),
    rpe(set),
  ].join(",");

/** The whole file. Only finished workouts with sets are in it; what was skipped or discarded is not. */
export const workoutCsv = (app: WrittenApp, workouts: readonly WorkoutToExport[]): string => {
  const [header, line] = app === "strong" ? [strongHeader, strongLine] : [hevyHeader, hevyLine];
  return `${[header, ...linesOf(workouts).map(line)].join("\n")}\n`;
};
