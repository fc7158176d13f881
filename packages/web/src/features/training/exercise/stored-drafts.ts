/** What was entered for an exercise but not logged, as stored before a reload. Stored values that do not fit are ignored. */
import type { SetDraft } from "@muster/domain/training/logged-set";
import type { WarmUpSet } from "@muster/domain/training/weights/warm-up-sets";

/** Warm-up sets that were added before a reload. */
export const asWarmUps = (stored: unknown): readonly WarmUpSet[] =>
  Array.isArray(stored)
    ? stored.flatMap((one: { weightLb?: unknown; reps?: unknown } | null) =>
        typeof one?.weightLb === "number" && typeof one.reps === "number"
          ? [{ weightLb: one.weightLb, reps: one.reps }]
          : [],
      )
    : [];

/** A weight in pounds. */
export const asPounds = (stored: unknown): number | undefined =>
  typeof stored === "number" && stored > 0 ? stored : undefined;

/** What was typed before a reload, as long as no set has been logged since. */
export const asTyped = (stored: unknown, setCount: number): SetDraft | undefined => {
  if (typeof stored !== "object" || stored === null) return undefined;
  const fields = ["reps", "weight", "minutes", "seconds", "distance", "rir"] as const;
  const entries: Record<string, unknown> = { ...stored };
  if (entries.sets !== setCount) return undefined;
  const text = (field: (typeof fields)[number]): string => {
    const value = entries[field];
    return typeof value === "string" ? value : "";
  };
  return {
    reps: text("reps"),
    weight: text("weight"),
    minutes: text("minutes"),
    seconds: text("seconds"),
    distance: text("distance"),
    rir: text("rir"),
  };
};
