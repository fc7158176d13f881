/** What an import would do, in words. */
import { formatCount } from "@muster/domain/shared/format";
import type { KindCounts } from "@muster/domain/transfer/dry-run";

const kinds: Readonly<Record<string, string>> = {
  session: "Workouts",
  exerciseLog: "Exercises with sets",
  reading: "Measurements",
  checkIn: "Check-ins",
  nutritionEntry: "Meals",
  savedFood: "Saved foods",
  plan: "Weekly plans",
  profile: "Profile",
  settings: "Settings",
  gear: "Equipment",
  exercisePreference: "Exercise preferences",
  limit: "Limits",
  wish: "Wishes",
  ownExercise: "Own exercises",
  diaryDay: "Diary days",
  sharedFood: "Foods of the household",
  recipe: "Recipes of the household",
};

/** Parts of a plan are counted with it. */
const isCounted = (kind: string): boolean => kind !== "planDay" && kind !== "planPointer";

/** How many entries records are, as the lines below count them; parts of a plan that is here are entries all the same. */
export const entryCount = (records: readonly { readonly kind: string }[]): number =>
  records.filter(({ kind }) => isCounted(kind)).length || records.length;

/** '1 entry', '12 entries'. */
export const entryCountText = (count: number): string => formatCount(count, "entry", "entries");

/** '12 new, 3 here already, 1 kept as yours', by kind. */
export const countLines = (counts: Readonly<Record<string, KindCounts>>) =>
  Object.entries(counts)
    .filter(([kind]) => isCounted(kind))
    .map(([kind, { fresh, same, kept }]) => ({
      label: kinds[kind] ?? kind,
      value: [
        ...(fresh > 0 ? [`${fresh.toLocaleString("en-US")} new`] : []),
        ...(same > 0 ? [`${same.toLocaleString("en-US")} here already`] : []),
        ...(kept > 0 ? [`${kept.toLocaleString("en-US")} kept as yours`] : []),
      ].join(", "),
    }));

/** 'fitness level, days per week'. */
export const profileInWords = (fields: readonly string[]): string =>
  fields.map((field) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(", ");
