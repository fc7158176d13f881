/** What models took, by month. */
import type { ModelUse, ModelUseStore } from "../../stores/model-use.ts";
import { noUse } from "../../stores/model-use.ts";
import type { Database } from "../database.ts";

/** The store of the models' use by month. */
export const modelUseStoreOn = ({
  readsAcrossHouseholds,
  acrossHouseholds,
}: Pick<Database, "readsAcrossHouseholds" | "acrossHouseholds">): ModelUseStore => ({
  of: async (month, model) =>
    (await readsAcrossHouseholds.get<ModelUse>`SELECT requests, input_tokens AS "inputTokens",
      output_tokens AS "outputTokens"
      FROM model_use WHERE month = ${month} AND model = ${model}`) ?? noUse,
  add: (month, model, { requests, inputTokens, outputTokens }) =>
    acrossHouseholds(async (db) => {
      await db.run`INSERT INTO model_use (month, model, requests, input_tokens, output_tokens)
        VALUES (${month}, ${model}, ${requests}, ${inputTokens}, ${outputTokens})
        ON CONFLICT (month, model) DO UPDATE SET
        requests = model_use.requests + excluded.requests,
        input_tokens = model_use.input_tokens + excluded.input_tokens,
        output_tokens = model_use.output_tokens + excluded.output_tokens`;
    }),
});
