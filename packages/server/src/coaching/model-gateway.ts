/**
 * Every request to the model passes through here: it counts tokens, enforces the month's limit, and lets a
 * model that failed five times in a row rest for a minute instead of asking on (reliability: breaker).
 */
import { nextMonth } from "@muster/contract/next-month";
import { err, type Result } from "@muster/domain/shared/result";
import type { Clock } from "../http/environment.ts";
import { type ModelUse, type ModelUseStore, noUse } from "../stores/model-use.ts";
import type { CoachModel, ModelFailure, ModelReply } from "./model.ts";

/** Failures in a row after which the model is left alone … */
const mostFailures = 5;
/** … for so long, ms. One question may then try. */
const restTime = 60_000;

/**
 * Whether requests go to the model at present, and its use in the current month. `resting`: the circuit breaker is
 * open; `used-up`: the month's token limit is reached.
 */
export type GatewayState = {
  readonly state: "ready" | "resting" | "used-up";
  /** Of the last question that failed, while none was answered since; null otherwise. */
  readonly lastFailure: ModelFailure | null;
  /** ISO; null before the first answer of this process. */
  readonly lastAnswerAt: string | null;
  /** 'YYYY-MM', in UTC. */
  readonly month: string;
  readonly use: ModelUse;
  readonly tokenLimit: number;
};

/** The model behind the month's limit and the circuit breaker; one per process. */
export type ModelGateway = {
  /** The model as everybody asks it. */
  readonly model: CoachModel;
  state(): Promise<GatewayState>;
};

type Deps = {
  readonly model: CoachModel;
  readonly use: ModelUseStore;
  readonly clock: Clock;
  /** Tokens a month, in and out together. */
  readonly tokenLimit: number;
  readonly report: (error: unknown, where: string) => void;
};

/** What says that the provider, not the question, is the trouble. */
const countsAsTrouble = (failure: ModelFailure): boolean =>
  ["key-refused", "limit-reached", "unavailable", "too-slow", "rate-limited"].includes(failure.type);

/** Wraps a model with the month's token limit and a circuit breaker. A refused question costs nothing. */
export const createModelGateway = ({ model, use, clock, tokenLimit, report }: Deps): ModelGateway => {
  let failures = 0;
  let restsUntil = 0;
  let lastFailure: ModelFailure | null = null;
  let lastAnswerAt: string | null = null;
  const month = (): string => clock().toISOString().slice(0, 7);
  const isUsedUp = ({ inputTokens, outputTokens }: ModelUse): boolean =>
    inputTokens + outputTokens >= tokenLimit;

  const note = (answer: Result<ModelReply, ModelFailure>): void => {
    if (answer.ok) {
      failures = 0;
      lastFailure = null;
      lastAnswerAt = clock().toISOString();
      return;
    }
    // What the person stopped says nothing about the model.
    if (answer.error.type === "cancelled") return;
    lastFailure = answer.error;
    if (!countsAsTrouble(answer.error)) {
      failures = 0;
      return;
    }
    failures += 1;
    if (failures >= mostFailures) restsUntil = clock().getTime() + restTime;
  };

  return {
    model: {
      provider: model.provider,
      name: model.name,
      ask: async (request, signal, onEvent, onText) => {
        const now = clock().getTime();
        if (now < restsUntil)
          return err({ type: "resting", retryAfterSeconds: Math.ceil((restsUntil - now) / 1_000) });
        if (isUsedUp(await use.of(month(), model.name)))
          return err({ type: "used-up", againFrom: nextMonth(month()) });
        const answer = await model.ask(request, signal, onEvent, onText);
        note(answer);
        const taken = answer.ok ? answer.value.usage : (answer.error.usage ?? noUse);
        try {
          await use.add(month(), model.name, {
            requests: 1,
            inputTokens: taken.inputTokens,
            outputTokens: taken.outputTokens,
          });
        } catch (error) {
          // An answer is not thrown away because it could not be counted.
          report(error, "model use");
        }
        return answer;
      },
    },
    state: async () => {
      const used = await use.of(month(), model.name);
      return {
        state: isUsedUp(used) ? "used-up" : clock().getTime() < restsUntil ? "resting" : "ready",
        lastFailure,
        lastAnswerAt,
        month: month(),
        use: used,
        tokenLimit,
      };
    },
  };
};
