/** What a provider of AI models gives to the registry: its settings, and how a model is made of them. */
import * as z from "zod/mini";
import type { CoachModel } from "../model.ts";

/** Environment variables of the process; undefined where one is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Makes the model that the settings name; undefined when they do not name this provider. */
export type Provider = (environment: Environment) => Promise<CoachModel> | undefined;

/**
 * @param settings the settings by their names, as text; where a required one is absent or empty, the provider is not set up
 * @param make loads what the provider needs and makes the model; called only when it is set up
 */
export const provider =
  <S extends z.ZodMiniType<Readonly<Record<string, unknown>>>>(
    settings: S,
    make: (settings: z.infer<S>) => Promise<CoachModel>,
  ): Provider =>
  (environment) => {
    const filled = Object.entries(environment).flatMap(([name, value]) =>
      value === undefined || value.trim() === "" ? [] : [[name, value.trim()] as const],
    );
    const read = z.safeParse(settings, Object.fromEntries(filled));
    return read.success ? make(read.data) : undefined;
  };
