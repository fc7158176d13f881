/**
 * Every kind of synced record: its schema, whose it is, how its id is made and which fields merge entry by entry.
 * A new kind is one schema and one line here; device, wire and server read this table.
 */
import type * as z from "zod/mini";
import { readingSchema } from "./body/reading.ts";
import { diaryDaySchema, nutritionEntrySchema, savedFoodSchema } from "./nutrition/entry.ts";
import { mealOfferSchema, recipeSchema } from "./nutrition/shared-meals.ts";
import { limitSchema, wishSchema } from "./planning/limits.schema.ts";
import { planDaySchema, planPointerSchema, planSchema } from "./planning/plan.schema.ts";
import { profileCardSchema, profileSchema } from "./profiles/profile.schema.ts";
import { settingsSchema } from "./profiles/settings.schema.ts";
import { checkInSchema } from "./review/check-in.ts";
import { exercisePreferenceSchema } from "./training/exercises/exercise-preference.ts";
import { ownExerciseSchema } from "./training/exercises/own-exercise.ts";
import { exerciseLogSchema, sessionSchema } from "./training/session.schema.ts";
import { templateSchema } from "./training/template.ts";
import { gearSchema } from "./training/weights/gear.schema.ts";

type RecordScope = "household" | "profile";

type Kind<S extends z.ZodMiniObject> = {
  readonly schema: S;
  readonly scope: RecordScope;
  /**
   * What the id is computed from (`naturalId(kind, profileId, ...key)`), or `random` when the same thing may exist
   * twice. Said in words; the factories in `record-ids.ts` do it.
   */
  readonly id: "random" | string;
  /** Fields that are maps by id: each entry travels as its own field, `sets.<uuid>`, and merges field by field. */
  readonly maps?: readonly (keyof z.infer<S> & string)[];
  /** The field that holds the civil date, for windows by day. */
  readonly day?: keyof z.infer<S> & string;
  /** Only the server writes it: devices read it and never offer it. */
  readonly writer?: "server";
};

const kind = <S extends z.ZodMiniObject>(definition: Kind<S>): Kind<S> => definition;

/** The kinds of records by name. Device, server, export and import read this table. */
export const recordKinds = {
  profileCard: kind({
    schema: profileCardSchema,
    scope: "household",
    id: "the profile's id itself",
    // It says who has a passcode.
    writer: "server",
  }),
  // Stored for the whole household by the person who scanned or typed it.
  sharedFood: kind({ schema: savedFoodSchema, scope: "household", id: "barcode; random without one" }),
  recipe: kind({ schema: recipeSchema, scope: "household", id: "random" }),
  mealOffer: kind({ schema: mealOfferSchema, scope: "household", id: "random" }),

  profile: kind({ schema: profileSchema, scope: "profile", id: "one a person" }),
  settings: kind({ schema: settingsSchema, scope: "profile", id: "one a person" }),
  plan: kind({ schema: planSchema, scope: "profile", id: "random", day: "validFrom" }),
  planDay: kind({ schema: planDaySchema, scope: "profile", id: "plan, weekday" }),
  planPointer: kind({ schema: planPointerSchema, scope: "profile", id: "first date in force", day: "from" }),
  session: kind({
    schema: sessionSchema,
    scope: "profile",
    id: "date, plan day, ordinal",
    maps: ["exercises"],
    day: "date",
  }),
  exerciseLog: kind({
    schema: exerciseLogSchema,
    scope: "profile",
    id: "session, exercise",
    maps: ["sets"],
    day: "date",
  }),
  reading: kind({ schema: readingSchema, scope: "profile", id: "random", day: "date" }),
  checkIn: kind({ schema: checkInSchema, scope: "profile", id: "date", day: "date" }),
  nutritionEntry: kind({ schema: nutritionEntrySchema, scope: "profile", id: "random", day: "logDate" }),
  diaryDay: kind({ schema: diaryDaySchema, scope: "profile", id: "date", day: "date" }),
  exercisePreference: kind({ schema: exercisePreferenceSchema, scope: "profile", id: "exercise" }),
  limit: kind({ schema: limitSchema, scope: "profile", id: "area, condition or exercises", day: "date" }),
  wish: kind({ schema: wishSchema, scope: "profile", id: "type and what it is about", day: "date" }),
  ownExercise: kind({ schema: ownExerciseSchema, scope: "profile", id: "random" }),
  gear: kind({ schema: gearSchema, scope: "profile", id: "place" }),
  template: kind({ schema: templateSchema, scope: "profile", id: "random" }),
  savedFood: kind({ schema: savedFoodSchema, scope: "profile", id: "random" }),
} as const;

/** Name of a kind of record. */
export type RecordKind = keyof typeof recordKinds;
/** The fields of a record of kind `K`. */
export type RecordOf<K extends RecordKind> = z.infer<(typeof recordKinds)[K]["schema"]>;

/** Version of these shapes on the wire. Raise it with every change that an older app cannot read. */
export const recordSchemaVersion = 3;

/** True for a kind that this version knows. */
export const isRecordKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name);
