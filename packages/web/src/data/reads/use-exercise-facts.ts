/**
 * What is known of an exercise, by the catalogue or by the person who made it, for charts and records. The catalogue is large and needed only below the
 * first picture, so it is fetched (from the precache) when somebody asks.
 */
import type { landmarks as Landmarks } from "@muster/coach/design/budget/volume.data";
import type { ExerciseKnowledge } from "@muster/domain/progress/figures";
import { ladderExercises } from "@muster/domain/progress/ladder-exercises";
import { useEffect, useMemo, useState } from "react";
import { useOwnRecords } from "./use-own-records.ts";

/** Facts of exercises, by id. */
export type ExerciseFactsSource = ExerciseKnowledge & {
  /** Weekly hard sets a muscle by level. */
  readonly landmarks: typeof Landmarks;
};

type Loaded = {
  readonly source: ExerciseFactsSource;
  readonly exerciseFromOwn: typeof import("@muster/coach/catalogue/own-exercise").exerciseFromOwn;
};

let loaded: Loaded | undefined;

const load = async (): Promise<Loaded> => {
  const [{ exerciseById }, { exerciseFromOwn }, { landmarks }] = await Promise.all([
    import("@muster/coach/catalogue/catalogue"),
    import("@muster/coach/catalogue/own-exercise"),
    import("@muster/coach/design/budget/volume.data"),
  ]);
  loaded = { source: { factsOf: exerciseById, landmarks, ladders: ladderExercises }, exerciseFromOwn };
  return loaded;
};

/** @returns undefined until the catalogue is here */
export const useExerciseFacts = (): ExerciseFactsSource | undefined => {
  const [found, setFound] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (loaded !== undefined) return;
    let gone = false;
    load().then(
      (answer) => {
        if (!gone) setFound(answer);
      },
      (error: unknown) => {
        if (!gone) setFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  const own = useOwnRecords();
  const withOwn = useMemo((): ExerciseFactsSource | undefined => {
    if (found === undefined || own.length === 0) return found?.source;
    const { source, exerciseFromOwn } = found;
    const made = new Map(own.map(exerciseFromOwn).map((exercise) => [exercise.id, exercise]));
    return { ...source, factsOf: (id) => made.get(id) ?? source.factsOf(id) };
  }, [found, own]);
  if (failure !== undefined) throw failure;
  return withOwn;
};
