/** What a person reads when a model did not deliver: the specification's sentence, and what to do where there is something. */
import type { JobKind } from "@muster/contract/coaching";
import { apiErrorText } from "@muster/contract/errors.text";
import { formatMonthDay } from "@muster/domain/shared/format";
import { unreachable } from "@muster/domain/shared/result";
import { waitWords } from "../http/wait-words.ts";
import type { ModelFailure } from "./model.ts";

/** Purpose of a request to a model: weeks by two screens, and advice for a workout. */
type AskKind = JobKind | "advice" | "test";

/** The sentences of the screens (spec §8). */
export const usualFailure: Readonly<Record<AskKind, string>> = {
  review: apiErrorText["model-failed"],
  planner: "Failed to generate weekly plan from Claude",
  advice: "Failed to get advice from Claude",
  test: "The model did not answer",
};

/**
 * What an app makes of it: after `model-out` asking again brings nothing today, and the built-in coach is offered first.
 */
export const failureType = ({ type }: ModelFailure): "model-failed" | "model-out" =>
  type === "used-up" || type === "limit-reached" ? "model-out" : "model-failed";

/** Mentions an API key only where Settings can help: the app then shows the way there (PLAN-03). */
export const failureSentence = (failure: ModelFailure, kind: AskKind): string => {
  const usual = usualFailure[kind];
  switch (failure.type) {
    case "key-refused":
      return `${usual}: the server's API key was refused.`;
    case "limit-reached":
      return `${usual}: the limit of the server's AI account is used up.`;
    case "rate-limited":
      return `${usual}: too many requests just now. Please try again ${waitWords(failure.retryAfterSeconds)}.`;
    case "declined":
      return `${usual}: it declined to answer.`;
    case "cut-off":
      return `${usual}: its answer was too long.`;
    case "too-slow":
      return `${usual}: it did not answer in time.`;
    case "request-refused":
      return `${usual}: the model's settings on the server need a look.`;
    case "resting":
      return `${usual}: it failed several times just now. Please try again ${waitWords(failure.retryAfterSeconds)}.`;
    case "used-up":
      return `${usual}: the server's allowance for this month is used up. It can be asked again from ${formatMonthDay(failure.againFrom)}.`;
    case "unavailable":
      return `${usual}: it is overloaded or cannot be reached just now.`;
    case "cancelled":
      return usual;
    default:
      return unreachable(failure);
  }
};
