/** Every provider of AI models, one line each. The first one that the settings name is used. */
import type { CoachModel } from "../model.ts";
import type { Environment, Provider } from "./provider.ts";

const providers: readonly (() => Promise<{ readonly fromSettings: Provider }>)[] = [
  () => import("./anthropic/provider.ts"),
  () => import("./openai/provider.ts"),
];

/** @returns null when none is set up */
export const modelFrom = async (environment: Environment): Promise<CoachModel | null> => {
  for (const load of providers) {
    const model = (await load()).fromSettings(environment);
    if (model !== undefined) return model;
  }
  return null;
};
