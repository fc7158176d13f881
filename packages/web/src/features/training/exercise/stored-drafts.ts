/** What was entered for an exercise but not logged, as stored before a reload. Stored values that do not fit are ignored. */
import type { SetDraft } from "@muster/domain/training/logged-set";
import type { WarmUpSet } from "@muster/domain/training/weights/warm-up-sets";

/** Warm-up sets that were added before a reload. */
export const asWarmUps = (kept: unknown): readonly WarmUpSet[] =>
  Array.isArray(kept)
    ? kept.flatMap((one: { weightLb?: unknown; reps?: unknown } | null) =>
        typeof one?.weightLb === "number" && typeof one.reps === "number"
          ? [{ weightLb: one.weightLb, reps: one.reps }]
          : [],
      )
    : [];

/** A weight in pounds. */
export const asPounds = (kept: unknown): number | undefined =>
  typeof kept === "number" && kept > 0 ? kept : undefined;

/** What was typed before a reload, as long as no set has been logged since. */
export const asTyped = (kept: unknown, setCount: number): SetDraft | undefined => {
  if (typeof kept !== "object" || kept === null) return undefined;
  const fields = ["reps", "weight", "minutes", "seconds", "distance", "rir"] as const;
  const entries: Record<string, unknown> = { ...kept };
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
