/**
 * A week from a model, inside our rails: it answers with a skeleton, the coach expands and checks it, the model gets one
 * chance to repair what it broke, and what is left is repaired by rule (COACH-02). Nothing that breaks a safety rule
 * leaves this file: `deliverWeek` falls back to the built-in week.
 */

import { deliverWeek } from "@muster/coach/deliver/deliver-week";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import { alterations } from "@muster/coach/prompt/alterations";
import { buildWeekPrompt } from "@muster/coach/prompt/build-prompt";
import { type Designer, expandSkeleton } from "@muster/coach/prompt/expand-skeleton";
import { readReply } from "@muster/coach/prompt/read-reply";
import { type WrittenDay, writtenDays } from "@muster/coach/prompt/written-days";
import { checkWeek, errorsOf } from "@muster/coach/rules/check-week";
import type { DesignInput } from "@muster/coach/state/input";
import type { JobKind } from "@muster/contract/coaching";
import { namingModel } from "@muster/domain/planning/model-name";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { askWithRetry, type RetryDeps } from "./ask-with-retry.ts";
import { failureSentence, failureType, usualFailure } from "./failure-sentence.ts";
import type { CoachModel, ModelTurn } from "./model.ts";
import { writingStage } from "./written-day.ts";

/** Thinking counts towards it (settled point 23). */
const outputTokens = 16_000;
/** Violations named to the model: more of them would not be read. */
const namedViolations = 30;

/** Why no week came out of the model: the error's type and a sentence for people. */
export type DesignFailure = { readonly type: string; readonly message: string };

/** Progress of a job in words, as people read it. */
export type Stage =
  | "Asking the model"
  | "The model is busy. It is asked again soon"
  | `Writing the week: ${string}`
  | "Checking the plan"
  | "Asking for a correction";

type Candidate =
  | { readonly type: "good"; readonly week: DesignedWeek }
  | {
      readonly type: "faulty";
      readonly week: DesignedWeek | undefined;
      readonly faults: string;
      readonly problem: DesignFailure;
    };

/**
 * @param onStage called with what is happening, for the person who waits, and with the days that are written so far
 * @param kind which screen requested it
 * @returns the week to show, never an unsafe one; or why the model gave none
 */
export const designWithModel = async (
  deps: RetryDeps,
  model: CoachModel,
  input: DesignInput,
  cancelled: AbortSignal,
  onStage: (stage: Stage, days?: readonly WrittenDay[]) => void,
  kind: JobKind,
): Promise<Result<DesignedWeek, DesignFailure>> => {
  const startedAt = deps.clock().getTime();
  const { system, user, schema } = buildWeekPrompt(input);
  let days: readonly WrittenDay[] = [];
  const ask = (turns: readonly ModelTurn[]) => {
    let lastStage: Stage | undefined;
    days = [];
    const onText = (textSoFar: string): void => {
      const stage = writingStage(textSoFar);
      if (stage === undefined || stage === lastStage) return;
      lastStage = stage;
      const written = writtenDays(textSoFar, input);
      // What was shown stays: it was right for the week as far as it had come.
      if (written.length > 0) days = written;
      onStage(stage, days);
    };
    const question = { system, turns, schema, maxTokens: outputTokens };
    return askWithRetry(deps, model, question, cancelled, startedAt, onText, () => {
      // The next try writes from the beginning.
      lastStage = undefined;
      days = [];
      onStage("The model is busy. It is asked again soon");
    });
  };

  onStage("Asking the model");
  const first = await ask([{ role: "user", text: user }]);
  const failed = ({ type, message }: DesignFailure): Result<never, DesignFailure> =>
    err({ type, message: namingModel(message, model.name) });
  if (!first.ok)
    return failed({ type: failureType(first.error), message: failureSentence(first.error, kind) });
  onStage("Checking the plan", days);
  const draft = candidateFrom(first.value.text, input, { name: model.name, rounds: 1 }, kind);
  if (draft.type === "good") return ok(deliverWeek(draft.week, input));

  onStage("Asking for a correction");
  const second = await ask([
    { role: "user", text: user },
    { role: "assistant", text: first.value.text.trim() === "" ? "(no answer)" : first.value.text },
    { role: "user", text: correctionRequest(draft.faults) },
  ]);
  onStage("Checking the plan", days);
  const corrected = second.ok
    ? candidateFrom(second.value.text, input, { name: model.name, rounds: 2 }, kind)
    : draft;
  if (corrected.type === "good") return ok(deliverWeek(corrected.week, input));
  const best = corrected.week ?? draft.week;
  // Nothing readable came at all: the failure says so, and the device can offer the built-in plan.
  return best === undefined ? failed(corrected.problem) : ok(deliverWithAlterations(best, input));
};

/** The week as it may be shown, with what had to be altered in it. */
const deliverWithAlterations = (week: DesignedWeek, input: DesignInput): DesignedWeek => {
  const delivered = deliverWeek(week, input);
  const altered = alterations(week, errorsOf(checkWeek(week, input)), delivered);
  if (altered.length === 0) return delivered;
  const { plan } = delivered;
  return { ...delivered, plan: { ...plan, designedBy: { ...plan.designedBy, altered } } };
};

const candidateFrom = (text: string, input: DesignInput, designer: Designer, kind: JobKind): Candidate => {
  const skeleton = readReply(text);
  if (!skeleton.ok) {
    const { type, message, fault } = skeleton.error;
    return { type: "faulty", week: undefined, faults: fault ?? message, problem: { type, message } };
  }
  const week = expandSkeleton(skeleton.value, input, designer);
  const errors = errorsOf(checkWeek(week, input));
  if (errors.length === 0) return { type: "good", week };
  return {
    type: "faulty",
    week,
    faults: errors
      .slice(0, namedViolations)
      .map(({ id, path, got, need }) => `- ${id} at ${path}: got ${got}, need ${need}`)
      .join("\n"),
    problem: { type: "model-failed", message: usualFailure[kind] },
  };
};

const correctionRequest = (faults: string): string =>
  `Your answer cannot be used as it is:\n${faults}\n\nPlease answer again with the whole week in the same JSON shape, with these points corrected and everything else as it was.`;
