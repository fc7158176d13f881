/**
 * The seam to AI models. A provider turns one request into one reply or one failure that says by itself whether trying
 * again makes sense; it never decides about plans. Adding a provider: one folder in `providers/`, one line in the
 * registry, and the contract suite.
 */
import type { CivilDate } from "@muster/domain/shared/dates";
import type { Result } from "@muster/domain/shared/result";

/** One message of the conversation with a model. */
export type ModelTurn = {
  readonly role: "user" | "assistant";
  readonly text: string;
  /** Shown before the text. */
  readonly image?: {
    readonly mediaType: "image/jpeg" | "image/png" | "image/webp";
    /** base64 */
    readonly data: string;
  };
};

/** One question to a model, the same for every provider. */
export type ModelRequest = {
  readonly system: string;
  /** Begins and ends with a turn of the user. */
  readonly turns: readonly ModelTurn[];
  /** JSON schema of the answer; null for an answer in words. */
  readonly schema: { readonly [key: string]: unknown } | null;
  /** Output limit; thinking counts (settled point 23). */
  readonly maxTokens: number;
};

/** Tokens that a question took, as the provider bills them. */
export type ModelTokens = { readonly inputTokens: number; readonly outputTokens: number };

/** A complete answer of a model; an incomplete one is a `ModelFailure`. */
export type ModelReply = {
  /** All text of the answer; not parsed. May be empty. */
  readonly text: string;
  readonly usage: ModelTokens;
};

/** Why a model gave no answer, sorted by what helps: another key, waiting, another request or nothing. */
export type ModelFailure =
  /** The key is wrong or may not use this model. */
  | { readonly type: "key-refused" }
  /** Money or quota is used up: waiting does not help. */
  | { readonly type: "limit-reached" }
  | { readonly type: "rate-limited"; readonly retryAfterSeconds: number }
  /** The provider has trouble: overloaded, internal error, connection lost. */
  | { readonly type: "unavailable" }
  /** The model declined to answer. */
  | { readonly type: "declined" }
  /** The answer did not fit into the output limit. */
  | { readonly type: "cut-off" }
  /** The provider did not understand us: a setting (model name) is wrong. */
  | { readonly type: "request-refused"; readonly detail: string }
  /** It failed several times in a row and is left alone for a while. */
  | { readonly type: "resting"; readonly retryAfterSeconds: number }
  /** The month's tokens that this server allows itself are used up. */
  | {
      readonly type: "used-up";
      /** First day, in UTC, on which it may be used again. */
      readonly againFrom: CivilDate;
    }
  /** Given up by us: silence, or too long in all. */
  | { readonly type: "too-slow" }
  | { readonly type: "cancelled" };

/** A question without an answer, with what it took all the same; left out where the provider did not take it. */
export type FailedQuestion = ModelFailure & { readonly usage?: ModelTokens };

/** One AI model that answers questions. Implementations must pass `coachModelContract`. */
export interface CoachModel {
  readonly provider: string;
  /** As the provider names it. */
  readonly name: string;
  /**
   * Asks once; no retries in here.
   * @param signal ends the request; the outcome is then `cancelled`
   * @param onEvent called for each sign of life, whatever it is
   * @param onText called with the text of the answer so far, each time that it has grown
   */
  ask(
    request: ModelRequest,
    signal: AbortSignal,
    onEvent: () => void,
    onText?: (textSoFar: string) => void,
  ): Promise<Result<ModelReply, FailedQuestion>>;
}
