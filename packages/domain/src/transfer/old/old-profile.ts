/** Answers of the old profile form that this one knows; what it does not know is left as it is here. */

import { profileSchema } from "../../profiles/profile.schema.ts";
import type { Profile } from "../../profiles/profile.ts";
import { column, listOf, type OldRow } from "./old-values.ts";

const fields = [
  "gender",
  "height",
  "weight",
  "fitnessLevel",
  "pullups",
  "pushups",
  "bodyFat",
  "primaryGoal",
  "targetAreas",
  "timeframe",
  "daysPerWeek",
  "timePerSession",
  "homeWorkoutTime",
  "gymWorkoutTime",
  "gymDays",
  "restDays",
  "gymAccess",
  "equipment",
] as const satisfies readonly (keyof Profile)[];

const lists: ReadonlySet<string> = new Set(["targetAreas", "gymDays", "restDays", "equipment"]);

/** Never the name, the age (nobody knows when it was entered) or the passcode. */
export const oldProfile = (row: OldRow): Partial<Profile> => {
  const patch: Record<string, unknown> = {};
  for (const field of fields) {
    const stored = column(row, field);
    if (stored === undefined) continue;
    const words = typeof stored === "string" ? stored.toLowerCase() : stored;
    const schema = profileSchema.shape[field];
    const candidates = lists.has(field)
      ? [
          listOf(stored)
            .filter((one) => schema.safeParse([lower(one)]).success)
            .map(lower),
        ]
      : [words, Number(stored)];
    const read = candidates.map((candidate) => schema.safeParse(candidate)).find(({ success }) => success);
    if (read?.success === true) patch[field] = read.data;
  }
  // Each field has passed the schema of its name.
  return patch as Partial<Profile>;
};

const lower = (value: unknown): unknown => (typeof value === "string" ? value.toLowerCase() : value);
