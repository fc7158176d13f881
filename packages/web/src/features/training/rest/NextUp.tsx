import { workSets } from "@muster/domain/training/set-roles";
import { plannedSetCount } from "@muster/domain/training/workout-progress";
import { inSentence } from "../../../components/in-sentence.ts";
import { type ExerciseStep, nextStep } from "../session/session-steps.ts";
import { restsText } from "./rest.text.ts";

type NextUpProps = {
  readonly steps: readonly ExerciseStep[];
  /** The exercise on the screen; undefined between exercises. */
  readonly position: number | undefined;
};

/** 'Next: set 4, then Face Pull': what the rest leads to. */
export function NextUp({ steps, position }: NextUpProps) {
  const current = position === undefined ? undefined : steps[position];
  if (current === undefined) return null;
  const after = nextStep(steps, current.position);
  const name = typeof after === "number" ? steps[after]?.exercise.name : undefined;
  const next = workSets(current.log).length + 1;
  const hasNext = !current.completed && next <= plannedSetCount(current.exercise);
  if (!hasNext && name === undefined) return null;
  return inSentence(restsText.next({ set: hasNext ? next : undefined, exercise: name !== undefined }), {
    name: <b className="ink">{name}</b>,
  });
}
