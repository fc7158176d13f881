/** Every outside food source, made from the settings. Order: whose answer is preferred when several know a product. */
import * as z from "zod/mini";
import type { Clock } from "../../http/environment.ts";
import { foodDataCentral, foodDataCentralAddress } from "./food-data-central.ts";
import type { FoodLookup } from "./food-source.ts";
import { limited } from "./limited-source.ts";
import { nutritionix, nutritionixAddress } from "./nutritionix.ts";
import { openFoodFacts, openFoodFactsAddresses } from "./open-food-facts.ts";
import { createSourceFetch } from "./source-fetch.ts";

const text = z.optional(z.string());

const settingsSchema = z.object({
  /** `off`: no outside food table is ever used. */
  FOOD_SOURCES: z._default(z.enum(["on", "off", ""]), "on"),
  /** Who to write to when our requests trouble a source: goes into their logs. */
  FOOD_CONTACT: text,
  FDC_API_KEY: text,
  NUTRITIONIX_APP_ID: text,
  NUTRITIONIX_APP_KEY: text,
  OPEN_FOOD_FACTS_URL: text,
  OPEN_FOOD_FACTS_SEARCH_URL: text,
  FDC_URL: text,
  NUTRITIONIX_URL: text,
});

const filled = (value: string | undefined): string | undefined =>
  value === undefined || value.trim() === "" ? undefined : value.trim();

/** @returns none for a server that asks nobody */
export const sourcesFrom = (
  environment: Readonly<Record<string, string | undefined>>,
  version: string,
  clock: Clock,
): readonly FoodLookup[] => {
  const read = settingsSchema.safeParse(environment);
  if (!read.success || read.data.FOOD_SOURCES === "off") return [];
  const settings = read.data;
  // The form that Open Food Facts asks for: name, version, contact.
  const ask = createSourceFetch(
    `Muster/${version} (${filled(settings.FOOD_CONTACT) ?? "self-hosted household"})`,
  );
  const fdcKey = filled(settings.FDC_API_KEY);
  const appId = filled(settings.NUTRITIONIX_APP_ID);
  const appKey = filled(settings.NUTRITIONIX_APP_KEY);
  return [
    openFoodFacts(ask, {
      products: filled(settings.OPEN_FOOD_FACTS_URL) ?? openFoodFactsAddresses.products,
      search: filled(settings.OPEN_FOOD_FACTS_SEARCH_URL) ?? openFoodFactsAddresses.search,
    }),
    ...(fdcKey === undefined
      ? []
      : [foodDataCentral(ask, fdcKey, filled(settings.FDC_URL) ?? foodDataCentralAddress)]),
    ...(appId === undefined || appKey === undefined
      ? []
      : [nutritionix(ask, { appId, appKey }, filled(settings.NUTRITIONIX_URL) ?? nutritionixAddress)]),
  ].map((source) => limited(source, clock));
};
