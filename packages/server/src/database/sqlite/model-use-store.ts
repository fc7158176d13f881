/** What models took, by month, on SQLite. */
import type { ModelUse, ModelUseStore } from "../../coaching/model-use.ts";
import { noUse } from "../../coaching/model-use.ts";
import type { Writer } from "./writer.ts";

export const sqliteModelUseStore = ({ writer }: { readonly writer: Writer }): ModelUseStore => ({
  of: (month, model) =>
    writer.run(
      (db) =>
        db.get<ModelUse>(
          `SELECT requests, input_tokens AS inputTokens, output_tokens AS outputTokens
             FROM model_use WHERE month = ? AND model = ?`,
          month,
          model,
        ) ?? noUse,
    ),
  add: (month, model, { requests, inputTokens, outputTokens }) =>
    writer.run((db) => {
      db.run(
        `INSERT INTO model_use (month, model, requests, input_tokens, output_tokens) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (month, model) DO UPDATE SET requests = requests + excluded.requests,
             input_tokens = input_tokens + excluded.input_tokens,
             output_tokens = output_tokens + excluded.output_tokens`,
        month,
        model,
        requests,
        inputTokens,
        outputTokens,
      );
    }),
});
