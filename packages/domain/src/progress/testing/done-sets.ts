/** Sets and workouts for tests of progress, as plain as possible. */
import type { DoneSet } from "../sets/done-set.ts";
import type { PastWorkout } from "../workout-history.ts";

/** A completed set of bench presses; `over` replaces fields. */
export const aDoneSet = (over: Partial<DoneSet> = {}): DoneSet => ({
  id: "set",
  exerciseId: "bench",
  name: "Bench",
  sessionId: `session of ${over.date ?? "2026-01-05"}`,
  date: "2026-01-05",
  role: "working",
  reps: 8,
  weight: over.load ?? null,
  time: null,
  distance: null,
  rir: null,
  at: `${over.date ?? "2026-01-05"}T14:00:00.000Z`,
  assisted: false,
  isEasy: false,
  movesBody: false,
  load: null,
  ...over,
});

/** A finished workout on a date; `over` replaces fields. */
export const aPastWorkout = (date: string, over: Partial<PastWorkout> = {}): PastWorkout => ({
  id: `workout of ${date}`,
  date,
  name: "Upper Body",
  status: "done",
  completed: 6,
  total: 6,
  ...over,
});
