/**
 * What models cost, US dollars a million tokens, without caches: list prices as of 2026-11. Models of other providers and
 * contracts of one's own are priced by the operator (`MODEL_PRICES`); what neither names has no price.
 */
export type Prices = Readonly<Record<string, { readonly input: number; readonly output: number }>>;

const prices: Prices = {
  "claude-haiku-5-5": { input: 0.1, output: 0.5 },
  "claude-sonnet-5-5": { input: 2, output: 10 },
  "claude-opus-5-5": { input: 4, output: 20 },
  "claude-fable-5-1": { input: 10, output: 50 },
};

/**
 * @param own the operator's prices; they win
 * @returns US dollars; null for a model whose price is not known, such as one at home
 */
export const costOf = (
  model: string,
  use: { readonly inputTokens: number; readonly outputTokens: number },
  own: Prices = {},
): number | null => {
  const price = own[model] ?? prices[model];
  return price === undefined
    ? null
    : (use.inputTokens * price.input + use.outputTokens * price.output) / 1_000_000;
};
