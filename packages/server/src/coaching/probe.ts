/** One small question, to see whether a model can be used at all: the owner's test button, and `npm run ai:probe`. */
import { err, ok, type Result } from "@muster/domain/shared/result";
import type { Clock } from "../http/environment.ts";
import type { CoachModel, ModelFailure } from "./model.ts";

type ProbeReport = {
  /** From the question to the first sign of life, ms. */
  readonly firstSignMilliseconds: number;
  readonly milliseconds: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the answer has the requested shape. */
  readonly hasRequestedShape: boolean;
};

const outputTokens = 2_000;

/** Asks one fixed question and measures the answer; the failure says what is wrong. */
export const probeModel = async (
  model: CoachModel,
  clock: Clock,
  signal: AbortSignal,
): Promise<Result<ProbeReport, ModelFailure>> => {
  const begun = clock().getTime();
  let firstSign: number | undefined;
  const answer = await model.ask(
    {
      system: "You are tested. Answer with the JSON only.",
      turns: [{ role: "user", text: 'Set "ready" to true and "days" to the number of days in a week.' }],
      schema: {
        type: "object",
        properties: { ready: { type: "boolean" }, days: { type: "integer" } },
        required: ["ready", "days"],
        additionalProperties: false,
      },
      maxTokens: outputTokens,
    },
    signal,
    () => {
      firstSign ??= clock().getTime();
    },
  );
  if (!answer.ok) return err(answer.error);
  const ended = clock().getTime();
  return ok({
    firstSignMilliseconds: (firstSign ?? ended) - begun,
    milliseconds: ended - begun,
    ...answer.value.usage,
    hasRequestedShape: hasShape(answer.value.text),
  });
};

const hasShape = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return (
      typeof value === "object" &&
      value !== null &&
      "ready" in value &&
      value.ready === true &&
      "days" in value
    );
  } catch {
    return false;
  }
};
