/**
 * Advice for today's workout from a model (WORK-03): one question, plain sentences whose numbers are the person's own.
 * Signs of an emergency in the notes are answered by fixed sentences without the model.
 */
import { sessionsOfWorkout } from "@muster/coach/advise/sessions-of-workout";
import { healthWords, lastSessions, workoutAdvice } from "@muster/coach/advise/workout-advice";
import { buildAdvicePrompt, readAdvice } from "@muster/coach/prompt/build-advice-prompt";
import { personOf } from "@muster/coach/state/person";
import type { AdviceReply, adviceRequestSchema } from "@muster/contract/coaching";
import { namingModel } from "@muster/domain/planning/model-name";
import { err, ok, type Result } from "@muster/domain/shared/result";
import type * as z from "zod/mini";
import { askWithRetry, type RetryDeps } from "./ask-with-retry.ts";
import { failureSentence, usualFailure } from "./failure-sentence.ts";
import type { CoachModel } from "./model.ts";

/** Thinking counts towards it (settled point 23). */
const outputTokens = 4_000;

/** What advice is based on: the person's design input, today's workout and the units of its texts. */
export type AdviceQuestion = Pick<z.infer<typeof adviceRequestSchema>, "input" | "workout" | "units">;
/** The model gave no usable advice; `message` is a sentence for people. */
export type AdviceFailure = { readonly type: "model-failed"; readonly message: string };

/**
 * Asks the model once for advice. Notes with signs of an emergency never reach it: they get the fixed sentences
 * of the built-in coach.
 */
export const adviseWithModel = async (
  deps: RetryDeps,
  model: CoachModel,
  { input, workout, units }: AdviceQuestion,
  cancelled: AbortSignal,
): Promise<Result<AdviceReply, AdviceFailure>> => {
  const exerciseIds = workout.exercises.map(({ exerciseId }) => exerciseId);
  const done = sessionsOfWorkout(input.sessions, { name: workout.name, exerciseIds });
  const sessions = lastSessions(done, input.today);
  const { stop, flags } = personOf(input).gates;
  const health = healthWords(sessions, stop, flags.stop);
  if (health.urgent) {
    const { sentences } = workoutAdvice({
      prescription: workout.exercises,
      sessions,
      units,
      stop,
      signs: flags.stop,
    });
    return ok({ sentences: [...sentences], answeredBy: "Built-in coach" });
  }
  const { system, user, schema, ...said } = buildAdvicePrompt({ input, workout, sessions, units });
  const answer = await askWithRetry(
    deps,
    model,
    { system, turns: [{ role: "user", text: user }], schema, maxTokens: outputTokens },
    cancelled,
    deps.clock().getTime(),
  );
  const failed = (message: string): Result<never, AdviceFailure> =>
    err({ type: "model-failed", message: namingModel(message, model.name) });
  if (!answer.ok) return failed(failureSentence(answer.error, "advice"));
  const read = readAdvice(answer.value.text, said);
  return read.ok
    ? ok({ sentences: [...health.sentences, ...read.value], answeredBy: model.name })
    : failed(`${usualFailure.advice}: its answer could not be used.`);
};
