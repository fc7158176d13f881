/** Every provider of AI models, one line each: whether the settings name it, and how it is made. */
import type { Config } from "../../config.ts";
import type { CoachModel } from "../model.ts";
import { anthropicModel } from "./anthropic/anthropic-model.ts";

type Provider = (config: Config) => CoachModel | undefined;

const providers: readonly Provider[] = [
  ({ anthropic, model }) => (anthropic === undefined ? undefined : anthropicModel({ ...anthropic, model })),
];

/** The first provider that the settings name; null when none is set up. */
export const modelFrom = (config: Config): CoachModel | null => {
  for (const provider of providers) {
    const model = provider(config);
    if (model !== undefined) return model;
  }
  return null;
};
