/** Use of a model in a month: stored in the database, so a restart does not reset the limit. */
export type ModelUse = {
  /** Questions that were sent, answered or not. */
  readonly requests: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
};

/** The use of a month without requests. */
export const noUse: ModelUse = { requests: 0, inputTokens: 0, outputTokens: 0 };

/** Requests and tokens by month and model; `add` adds to what the month has. */
export interface ModelUseStore {
  /** @param month 'YYYY-MM', in UTC */
  of(month: string, model: string): Promise<ModelUse>;
  add(month: string, model: string, use: ModelUse): Promise<void>;
}
