/**
 * One set, from what was typed to what is stored, or the sentence that says what is wrong (EXC-02). The form keeps
 * the draft; the store only ever sees a valid set.
 */

import type { ExerciseMetric, PlannedExercise } from "../planning/plan.ts";
import { setMassIn } from "../shared/format.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { kilogramsToPounds, parseDecimal, roundTo, type UnitSystem } from "../shared/units.ts";
import type { LoggedSet } from "./session.ts";
import type { setRoles } from "./session-options.ts";
import { setErrorTexts } from "./texts/set.text.ts";

/** Everything as typed. Which fields count depends on the exercise. */
export type SetDraft = {
  readonly reps: string;
  /** In the person's unit. */
  readonly weight: string;
  readonly minutes: string;
  readonly seconds: string;
  /** Meters, or with a unit: '1.5 km', '2 mi'. */
  readonly distance: string;
  /** Repetitions in reserve; blank when not entered. */
  readonly rir: string;
};

/** A set in which nothing is entered. */
export const emptySetDraft: SetDraft = {
  reps: "",
  weight: "",
  minutes: "",
  seconds: "",
  distance: "",
  rir: "",
};

type SetError = {
  readonly type: "invalid-reps" | "invalid-weight" | "invalid-time" | "invalid-distance" | "invalid-rir";
  /** The field beside which the message belongs. */
  readonly field: keyof SetDraft;
  readonly message: string;
};

/** Which fields a set has and the units in which they are typed. */
export type SetShape = {
  readonly metric: ExerciseMetric;
  readonly takesWeight: boolean;
  readonly units: UnitSystem;
};

/** What the form cannot know: where the set stands in its exercise and when it was logged. */
export type SetContext = {
  readonly position: number;
  /** Instant. */
  readonly at: string;
  readonly role?: (typeof setRoles)[number];
};

/**
 * Whether the weight field shows: the exercise has a machine, or 'Dumbbell' in its name, or our catalogue loads it.
 */
export const takesWeight = (exercise: Pick<PlannedExercise, "machine" | "name" | "takesWeight">): boolean =>
  (exercise.machine !== null && exercise.machine !== "") ||
  exercise.name.includes("Dumbbell") ||
  exercise.takesWeight;

/**
 * @returns the set in stored units (lb, seconds, meters), or the first thing that is wrong, in the order of the fields
 */
export const parseSet = (
  draft: SetDraft,
  shape: SetShape,
  context: SetContext,
): Result<LoggedSet, SetError> => readSet(draft, shape, context, {});

/** @param stored stored values of fields that were not touched: they are taken as they are, without being read again */
const readSet = (
  draft: SetDraft,
  shape: SetShape,
  context: SetContext,
  stored: Partial<Pick<LoggedSet, "weight" | "time">>,
): Result<LoggedSet, SetError> => {
  const weight =
    stored.weight !== undefined
      ? ok(stored.weight)
      : shape.takesWeight
        ? readWeight(draft.weight, shape.units)
        : ok(null);
  if (!weight.ok) return weight;
  const reps = shape.metric === "reps" ? readReps(draft.reps) : ok(null);
  if (!reps.ok) return reps;
  const distance = shape.metric === "distance" ? readDistance(draft.distance) : ok(null);
  if (!distance.ok) return distance;
  const time = stored.time !== undefined ? ok(stored.time) : readTime(draft, shape.metric);
  if (!time.ok) return time;
  const rir = readRir(draft.rir);
  if (!rir.ok) return rir;
  return ok({
    position: context.position,
    role: context.role ?? "working",
    reps: reps.value,
    weight: weight.value,
    time: time.value,
    distance: distance.value,
    rir: rir.value,
    at: context.at,
  });
};

/** A logged set back as typed text, to edit it or to prefill the next one. Weights show one decimal. */
export const draftFromSet = (
  set: Pick<LoggedSet, "reps" | "weight" | "time" | "distance" | "rir">,
  units: UnitSystem,
): SetDraft => {
  // Rounded before it is split, so that 119.98 s reads 2:00 and not 1:60.
  const time = set.time === null ? null : roundTo(set.time, 1);
  return {
    reps: set.reps === null ? "" : String(set.reps),
    weight: set.weight === null ? "" : String(setMassIn(units, set.weight)),
    minutes: time === null || time < 60 ? "" : String(Math.floor(time / 60)),
    seconds: time === null ? "" : String(roundTo(time % 60, 1)),
    distance: set.distance === null ? "" : String(set.distance),
    rir: set.rir === null ? "" : String(set.rir),
  };
};

/**
 * An edit of a logged set. A field that still shows what is stored keeps the stored value to the last bit (UNIT-01).
 */
export const reparseSet = (
  stored: LoggedSet,
  draft: SetDraft,
  shape: SetShape,
): Result<LoggedSet, SetError> => {
  const opened = draftFromSet(stored, shape.units);
  const isTimeUntouched = draft.minutes === opened.minutes && draft.seconds === opened.seconds;
  return readSet(draft, shape, stored, {
    ...(shape.takesWeight && stored.weight !== null && draft.weight === opened.weight
      ? { weight: stored.weight }
      : {}),
    ...(shape.metric !== "reps" && stored.time !== null && isTimeUntouched ? { time: stored.time } : {}),
  });
};

const fail = (type: SetError["type"], field: keyof SetDraft, message: string) =>
  err<SetError>({ type, field, message });

const readReps = (text: string): Result<number, SetError> => {
  const trimmed = text.trim();
  const reps = /^\d{1,4}$/.test(trimmed) ? Number(trimmed) : 0;
  return reps >= 1 && reps <= 1000 ? ok(reps) : fail("invalid-reps", "reps", setErrorTexts.reps);
};

const highestPounds = 10_000;
/** 10,000 lb is 4,535.9 kg; the text says 4536, so 4536 is taken and stored as the stored maximum. */
const highestKilograms = 4_536;

/** A weight as typed in the shown unit. @returns lb, above 0 and up to 10,000 */
export const readWeight = (text: string, units: UnitSystem): Result<number, SetError> => {
  const shown = parseDecimal(text);
  const highest = units === "metric" ? highestKilograms : highestPounds;
  if (shown === undefined || shown <= 0 || shown > highest) {
    return fail("invalid-weight", "weight", setErrorTexts.weight[units]);
  }
  return ok(units === "metric" ? Math.min(highestPounds, kilogramsToPounds(shown)) : shown);
};

const readTime = (draft: SetDraft, metric: ExerciseMetric): Result<number | null, SetError> => {
  if (metric === "reps") return ok(null);
  const isBlank = draft.minutes.trim() === "" && draft.seconds.trim() === "";
  // A distance may be logged without its time; a held position may not.
  if (isBlank && metric === "distance") return ok(null);
  const minutes = draft.minutes.trim() === "" ? 0 : parseDecimal(draft.minutes);
  const seconds = draft.seconds.trim() === "" ? 0 : parseDecimal(draft.seconds);
  const invalid = fail(
    "invalid-time",
    draft.seconds.trim() === "" ? "minutes" : "seconds",
    setErrorTexts.time,
  );
  if (isBlank || minutes === undefined || seconds === undefined || minutes < 0 || seconds < 0) return invalid;
  const time = minutes * 60 + seconds;
  return time >= 1 && time <= 86_400 ? ok(time) : invalid;
};

const metersPer = { m: 1, km: 1000, mi: 1609.344 } as const;

const readDistance = (text: string): Result<number, SetError> => {
  const match = /^(.*?)\s*(km|mi|m)?$/i.exec(text.trim());
  const amount = parseDecimal(match?.[1] ?? "");
  // The pattern allows these three units only.
  const unit = (match?.[2]?.toLowerCase() ?? "m") as keyof typeof metersPer;
  const meters = amount === undefined ? 0 : amount * metersPer[unit];
  return meters > 0 && meters <= 1_000_000
    ? ok(meters)
    : fail("invalid-distance", "distance", setErrorTexts.distance);
};

const readRir = (text: string): Result<number | null, SetError> => {
  if (text.trim() === "") return ok(null);
  const rir = parseDecimal(text);
  return rir !== undefined && rir >= 0 && rir <= 10 ? ok(rir) : fail("invalid-rir", "rir", setErrorTexts.rir);
};
