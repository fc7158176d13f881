/** What one question takes, whether it is answered or not: a provider bills what was sent and what it wrote until the end. */
import type { ModelRequest, ModelTokens } from "./model.ts";

/** Characters of a token where the provider did not say how many there were: a rough mean of English and JSON. */
const charactersPerToken = 4;

/** Counts the tokens of one question while its answer streams in. */
export type TokenMeter = {
  /** The provider took the question: from here on it costs. */
  begin(): void;
  /** A piece of the answer, shown or thought. */
  wrote(text: string): void;
  /** The provider's own numbers; they come before any estimate. */
  reported(tokens: Partial<ModelTokens>): void;
  /** undefined: the question was not taken. */
  tokens(): ModelTokens | undefined;
};

/** Makes the meter of one request. Without numbers of the provider it estimates from the characters. */
export const createTokenMeter = ({ system, turns }: ModelRequest): TokenMeter => {
  const sent = system.length + turns.reduce((sum, { text }) => sum + text.length, 0);
  let hasBegun = false;
  let written = 0;
  let known: Partial<ModelTokens> = {};
  const estimate = (characters: number): number => Math.ceil(characters / charactersPerToken);
  return {
    begin: () => {
      hasBegun = true;
    },
    wrote: (text) => {
      written += text.length;
    },
    reported: (tokens) => {
      known = { ...known, ...tokens };
    },
    tokens: () =>
      hasBegun
        ? {
            inputTokens: known.inputTokens ?? estimate(sent),
            outputTokens: known.outputTokens ?? estimate(written),
          }
        : undefined,
  };
};
