/** Makes what asks models, from the settings (docs/recipes/add-an-ai-provider.md). */
import { randomId } from "@muster/domain/shared/ids";
import type { ModelAccess } from "../app.ts";
import type { RunningCoaching } from "../coaching/coaching.ts";
import { modelFrom } from "../coaching/providers/registry.ts";
import type { Config } from "../config.ts";
import type { Stores } from "../stores/stores.ts";
import type { LiveHub } from "../sync/live-hub.ts";
import { clock, later } from "./real-time.ts";

/** What asks models is loaded only where one is set up. */
export const modelsFrom = async (
  config: Config,
  stores: Stores,
  live: LiveHub,
  report: (error: unknown, where: string) => void,
): Promise<{ readonly coaching: RunningCoaching; readonly asking: ModelAccess } | null> => {
  const set = await modelFrom(process.env);
  if (set === null) return null;
  const [{ createModelGateway }, { createCoaching }, { designWithModel }, { adviseWithModel }] =
    await Promise.all([
      import("../coaching/model-gateway.ts"),
      import("../coaching/coaching.ts"),
      import("../coaching/design-with-model.ts"),
      import("../coaching/advise-with-model.ts"),
    ]);
  const gateway = createModelGateway({
    model: set,
    use: stores.modelUse,
    clock,
    tokenLimit: config.modelTokensAMonth,
    report,
  });
  const { model } = gateway;
  const chance = Math.random;
  const patience = { clock, later, chance };
  const coaching = createCoaching({
    store: stores.jobs,
    model: { provider: model.provider, name: model.name },
    design: (input, cancelled, onStage, kind) =>
      designWithModel(patience, model, input, cancelled, onStage, kind),
    advise: (question, cancelled) => adviseWithModel(patience, model, question, cancelled),
    clock,
    later,
    live,
    newId: randomId,
    report,
  });
  return { coaching, asking: { gateway, consent: stores.consent, chance, prices: config.modelPrices } };
};
