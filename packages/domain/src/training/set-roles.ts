/**
 * What a set is for (feature F5). Warm-ups prepare: they count for no volume, record or progress. All others are work;
 * a drop set is work that sets no record (`countsForRecords` in progress/sets/done-set.ts).
 */
import { type ExerciseLog, type LoggedSet, setsInOrder } from "./session.ts";

/** The role of a logged set. */
export type SetRole = LoggedSet["role"];

/** The sets that are work, in order: everything but warm-ups. */
export const workSets = (log: Pick<ExerciseLog, "sets"> | undefined): ReturnType<typeof setsInOrder> =>
  log === undefined ? [] : setsInOrder(log).filter((set) => set.role !== "warmup");

/**
 * Whether a set shows what somebody can lift now: warm-ups and drop sets are lighter on purpose, and what was done of them is
 * neither what to begin with next time nor a fall in repetitions.
 */
export const isFullSet = ({ role }: Pick<LoggedSet, "role">): boolean => role !== "warmup" && role !== "drop";

/** The roles in the order in which they are offered. */
export const setRoleOrder = [
  "warmup",
  "working",
  "drop",
  "failure",
  "amrap",
] as const satisfies readonly SetRole[];
