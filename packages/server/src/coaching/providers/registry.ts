/** Every provider of AI models, one line each. The first one that the settings name is used. */
import * as z from "zod/mini";
import type { CoachModel } from "../model.ts";
import type { Environment, Provider } from "./provider.ts";

const providers: readonly (() => Promise<Provider>)[] = [
  () => import("./anthropic/provider.ts").then(({ anthropic }) => anthropic),
  () => import("./openai/provider.ts").then(({ openAi }) => openAi),
];

/** @returns null when none is set up */
export const modelFrom = async (environment: Environment): Promise<CoachModel | null> => {
  for (const load of providers) {
    const provider = await load();
    const model = provider(environment);
    if (model !== undefined) return model;
  }
  return null;
};

const mealSettingsSchema = z.object({
  MUSTER_MEAL_MODEL: z.optional(z.string()),
});

/** Small and quick: a meal is a short question. Used where the settings name Anthropic and no model for meals. */
const usualMealModel = "claude-haiku-5-5";

/** The model that estimates meals: `MUSTER_MEAL_MODEL`, or the provider's usual small one. @returns null when none is set up */
export const mealModelFrom = (environment: Environment): Promise<CoachModel | null> => {
  const read = z.safeParse(mealSettingsSchema, environment);
  const named = (read.success ? (read.data.MUSTER_MEAL_MODEL ?? "") : "").trim();
  const isAnthropic = (environment.ANTHROPIC_API_KEY?.trim() ?? "") !== "";
  const model = named !== "" ? named : isAnthropic ? usualMealModel : environment.MUSTER_MODEL;
  return modelFrom({ ...environment, MUSTER_MODEL: model });
};
