/**
 * What the catalogue knows of an exercise, for charts and records. The catalogue is large and needed only below the
 * first picture, so it is fetched (from the precache) when somebody asks.
 */
import type { landmarks as Landmarks } from "@muster/coach/design/volume.data";
import type { ExerciseKnowledge } from "@muster/domain/progress/figures";
import { useEffect, useState } from "react";

export type ExerciseFactsSource = ExerciseKnowledge & {
  /** Weekly hard sets a muscle by level. */
  readonly landmarks: typeof Landmarks;
};

/** Strict ones, on the bar and on the floor; weighted ones are harder and count too. */
const ladders: ExerciseKnowledge["ladders"] = {
  pullups: new Set(["v_pull.pull-up", "v_pull.wide", "v_pull.weighted"]),
  pushups: new Set(["h_push.push-up"]),
};

let loaded: ExerciseFactsSource | undefined;

const load = async (): Promise<ExerciseFactsSource> => {
  const [{ exerciseById }, { landmarks }] = await Promise.all([
    import("@muster/coach/catalogue/catalogue"),
    import("@muster/coach/design/volume.data"),
  ]);
  loaded = { factsOf: exerciseById, landmarks, ladders };
  return loaded;
};

/** @returns undefined until the catalogue is here */
export const useExerciseFacts = (): ExerciseFactsSource | undefined => {
  const [source, setSource] = useState(loaded);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (loaded !== undefined) return;
    let gone = false;
    load().then(
      (found) => {
        if (!gone) setSource(found);
      },
      (error: unknown) => {
        if (!gone) setFailure(error);
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  if (failure !== undefined) throw failure;
  return source;
};
