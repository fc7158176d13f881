/**
 * Advice for today's workout (WORK-03): from the server's model when there is one and the person agreed, else from the
 * built-in coach on this device, which says that it answered.
 */
import { sessionsOfWorkout } from "@muster/coach/advise/sessions-of-workout";
import { workoutAdvice } from "@muster/coach/advise/workout-advice";
import type { DesignInput } from "@muster/coach/state/input";
import { personOf } from "@muster/coach/state/person";
import type { Fact, PlannedExercise } from "@muster/domain/planning/plan";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { Api } from "../../../data/api/api.ts";
import { builtInCoachName } from "../../../data/reads/use-coach-name.ts";
import { adviceFailureText } from "../coaching.text.ts";

/** The workout as advice needs it. */
export type AdviceFor = {
  readonly name: string;
  readonly exercises: readonly PlannedExercise[];
};

/** Sentences about a workout and who wrote them. */
export type Advice = {
  readonly sentences: readonly string[];
  readonly answeredBy: string;
  /** Where the built-in coach's numbers come from; a model gives no facts. */
  readonly facts?: readonly Fact[];
};

/** Advice from the coach on this device. */
export const builtInAdvice = (input: DesignInput, workout: AdviceFor, units: UnitSystem): Advice => {
  const sessions = sessionsOfWorkout(input.sessions, {
    name: workout.name,
    exerciseIds: workout.exercises.map(({ exerciseId }) => exerciseId),
  });
  const { stop, flags } = personOf(input).gates;
  const advice = workoutAdvice({
    prescription: workout.exercises,
    sessions,
    units,
    stop,
    signs: flags.stop,
    today: input.today,
  });
  return { ...advice, answeredBy: builtInCoachName };
};

/** @returns the advice, also when the network went away meanwhile; or the sentence to show */
export const modelAdvice = async (
  api: Pick<Api, "advice">,
  input: DesignInput,
  workout: AdviceFor,
  units: UnitSystem,
): Promise<Result<Advice, string>> => {
  const reply = await api.advice({
    input,
    workout: { name: workout.name, exercises: [...workout.exercises] },
    units,
    consent: true,
  });
  if (reply.ok) return ok(reply.value);
  const failure = reply.error;
  if (failure.type === "offline" || failure.type === "no-model")
    return ok(builtInAdvice(input, workout, units));
  return err(failure.message || adviceFailureText);
};
