/**
 * Records of an export as they are written into a profile. Into the profile they came from they keep their ids; into
 * another one every id is computed anew from it, the same each time, and references follow. Shared records of a household
 * keep their ids everywhere: the first person who imports brings them, and nobody brings them twice.
 */
import { householdKinds } from "../household-kinds.ts";
import { limitKey, wishKey } from "../planning/limits.ts";
import type { DayWorkout } from "../planning/plan.ts";
import {
  checkInId,
  diaryDayId,
  exerciseLogId,
  exercisePreferenceId,
  gearId,
  limitId,
  planDayId,
  planPointerId,
  profileRecordId,
  settingsId,
  wishId,
} from "../record-ids.ts";
import type { RecordOf } from "../records.ts";
import { naturalId } from "../shared/ids.ts";
import { mapInSteps, noPause, type Pause } from "../shared/in-steps.ts";
import { ownExerciseKey, ownRecordId } from "../training/exercises/own-exercise-key.ts";
import { entriesOf } from "../training/session-exercises.ts";
import type { ReadExport, TransferRecord } from "./export-file.ts";

/**
 * The file's records as this profile's own; those of another profile get ids of this one, the same ones each time.
 */
export const ownRecords = async (
  { header, records }: ReadExport,
  profileId: string,
  pause: Pause = noPause,
): Promise<readonly TransferRecord[]> =>
  header.profileId === profileId
    ? records
    : mapInSteps(records, (one) => moved(one, header.profileId, profileId), pause);

/** A random id of the other profile in this one. */
const idIn = (profileId: string, kind: string, id: string): string =>
  naturalId("import", profileId, kind, id);

const moved = ({ kind, id, record }: TransferRecord, from: string, profileId: string): TransferRecord => {
  const to = (ofKind: string, old: string): string => idIn(profileId, ofKind, old);
  const ref = (ofKind: string, old: string | null): string | null => (old === null ? null : to(ofKind, old));
  if (householdKinds.has(kind)) return { kind, id, record };
  switch (kind) {
    case "profile":
      return { kind, id: profileRecordId(profileId), record };
    case "settings":
      return { kind, id: settingsId(profileId), record };
    case "plan": {
      const plan = as<"plan">(record);
      return { kind, id: to(kind, id), record: { ...plan, reviewId: ref("checkIn", plan.reviewId) } };
    }
    case "planDay": {
      const day = as<"planDay">(record);
      const planId = to("plan", day.planId);
      const workout = workoutIn(day.workout, to);
      return { kind, id: planDayId(profileId, planId, day.weekday), record: { ...day, planId, workout } };
    }
    case "planPointer": {
      const pointer = as<"planPointer">(record);
      return {
        kind,
        id: planPointerId(profileId, pointer.from),
        record: { ...pointer, builtIn: ref("plan", pointer.builtIn), choice: ref("plan", pointer.choice) },
      };
    }
    case "session": {
      const session = as<"session">(record);
      // An own exercise's log follows its exercise, and the list of the workout with it.
      const prescription = workoutIn(session.prescription, to);
      const exercises = Object.values(session.exercises ?? {}).map((one) => ({
        ...one,
        exerciseId: ownKeyIn(one.exerciseId, to),
      }));
      return {
        kind,
        id: to(kind, id),
        record: {
          ...session,
          planId: ref("plan", session.planId),
          prescription,
          exercises: entriesOf(exercises),
        },
      };
    }
    case "exerciseLog": {
      const log = as<"exerciseLog">(record);
      const sessionId = to("session", log.sessionId);
      const exerciseId = ownKeyIn(log.exerciseId, to);
      return {
        kind,
        // One of an older version goes by its place: there may be two of an exercise.
        id:
          id === exerciseLogId(from, log.sessionId, log.exerciseId)
            ? exerciseLogId(profileId, sessionId, exerciseId)
            : to(kind, id),
        record: { ...log, sessionId, exerciseId },
      };
    }
    case "checkIn":
      return { kind, id: checkInId(profileId, as<"checkIn">(record).date), record };
    case "diaryDay":
      return { kind, id: diaryDayId(profileId, as<"diaryDay">(record).date), record };
    case "exercisePreference": {
      const preference = as<"exercisePreference">(record);
      const exerciseId = ownKeyIn(preference.exerciseId, to);
      return { kind, id: exercisePreferenceId(profileId, exerciseId), record: { ...preference, exerciseId } };
    }
    case "template": {
      const template = as<"template">(record);
      return {
        kind,
        id: to(kind, id),
        record: { ...template, workout: workoutIn(template.workout, to) },
      };
    }
    case "limit":
      return { kind, id: limitId(profileId, limitKey(as<"limit">(record))), record };
    case "wish":
      return { kind, id: wishId(profileId, wishKey(as<"wish">(record))), record };
    case "gear":
      return { kind, id: gearId(profileId, as<"gear">(record).place), record };
    default:
      return { kind, id: to(kind, id), record };
  }
};

type NewId = (kind: string, old: string) => string;

/** A workout in another profile: own exercises in it, also in what is done at home instead, are those of that profile. */
const workoutIn = (workout: DayWorkout, to: NewId): DayWorkout => {
  const listed = (exercises: DayWorkout["exercises"]) =>
    exercises.map((one) => ({ ...one, exerciseId: ownKeyIn(one.exerciseId, to) }));
  const { exercises, homeAlternative } = workout;
  return {
    ...workout,
    exercises: listed(exercises),
    homeAlternative:
      homeAlternative === null ? null : { ...homeAlternative, exercises: listed(homeAlternative.exercises) },
  };
};

/** What an exercise is called in another profile: only own ones have another id there. */
const ownKeyIn = (exerciseId: string, to: NewId): string => {
  const own = ownRecordId(exerciseId);
  return own === undefined ? exerciseId : ownExerciseKey(to("ownExercise", own));
};

/** The record has passed the schema of its kind when it was read. */
const as = <K extends TransferRecord["kind"]>(record: TransferRecord["record"]): RecordOf<K> =>
  record as RecordOf<K>;
