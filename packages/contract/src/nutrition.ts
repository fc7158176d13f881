/** Food questions that need the server: search and barcodes in outside sources, and estimates by a model. */
import { foodSources } from "@muster/domain/nutrition/foods/food";
import { bounded } from "@muster/domain/shared/bounded.schema";
import * as z from "zod/mini";

const amount = (highest: number) => bounded.number(0, highest);

/** kcal and g per 100 g; absent: unknown. */
const per100gSchema = z.object({
  kcal: amount(1_000),
  proteinG: z.exactOptional(amount(100)),
  carbsG: z.exactOptional(amount(100)),
  fatG: z.exactOptional(amount(100)),
  fiberG: z.exactOptional(amount(100)),
  sugarG: z.exactOptional(amount(100)),
});

const measureSchema = z.object({
  label: bounded.filledText(80),
  grams: z.number().check(z.gt(0), z.lte(100_000)),
});

/** The domain's `Food`, as it travels. */
export const foodSchema = z.object({
  id: bounded.text(120),
  name: bounded.filledText(200),
  source: z.enum(foodSources),
  per100g: per100gSchema,
  measures: z.array(measureSchema).check(z.maxLength(30)),
  defaultMeasure: measureSchema,
  brand: z.exactOptional(bounded.text(120)),
  barcode: z.exactOptional(z.string()),
  weightUnknown: z.exactOptional(z.literal(true)),
  unverified: z.exactOptional(z.literal(true)),
});

/** Names of the food sources outside the server; every reply lists the status of each of them. */
export const onlineSources = ["openFoodFacts", "fdc", "nutritionix"] as const;
/** Name of an outside food source. */
export type OnlineSource = (typeof onlineSources)[number];

/** How a source answered: `found`, `nothing` (it knows no such food), `down` (no answer of use), `off` (not set up). */
const sourceStatusSchema = z.object({
  source: z.enum(onlineSources),
  status: z.enum(["found", "nothing", "down", "off"]),
});
/** What one source said to one question; see `sourceStatusSchema`. */
export type SourceStatus = z.infer<typeof sourceStatusSchema>;

/** `GET /api/foods/search?q=`: names people say, and products. For Enter, never for each letter. */
export const foodSearchReplySchema = z.object({
  common: z.array(foodSchema),
  branded: z.array(foodSchema),
  sources: z.array(sourceStatusSchema),
  /** Licence lines to show with the answer. */
  notices: z.array(z.string()),
});
/** Foods that match a search, by kind; see `foodSearchReplySchema`. */
export type FoodSearchReply = z.infer<typeof foodSearchReplySchema>;

/** `GET /api/foods/barcode/:gtin`: `not-found` when every source that answered knows no such product. */
export const barcodeReplySchema = z.object({
  status: z.enum(["found", "not-found", "unavailable"]),
  food: z.nullable(foodSchema),
  gtin: z.string(),
  /** False: the check digit is wrong; only a warning. */
  checkOk: z.boolean(),
  sources: z.array(sourceStatusSchema),
  notices: z.array(z.string()),
});
/** The product of a barcode, or why there is none; see `barcodeReplySchema`. */
export type BarcodeReply = z.infer<typeof barcodeReplySchema>;

/** A picture of a meal as the device made it small: JPEG, PNG or WebP in base64, at most about 1.5 MB. */
const pictureSchema = z.object({
  mediaType: z.enum(["image/jpeg", "image/png", "image/webp"]),
  data: z.string().check(z.maxLength(2_000_000), z.regex(/^[A-Za-z0-9+/]+=*$/)),
});

/**
 * `POST /api/foods/estimate`: a meal in words, in a picture, or both. `agreed` is the person's consent to what is sent
 * (settled point 22); the age decides whether a model may be used at all.
 */
export const estimateRequestSchema = z.strictObject({
  text: bounded.text(1_000),
  picture: z.optional(pictureSchema),
  agreed: z.boolean(),
  isAdult: z.boolean(),
});
/** A meal for the model to estimate; see `estimateRequestSchema`. */
export type EstimateRequest = z.infer<typeof estimateRequestSchema>;

const estimateItemSchema = z.object({
  /** At most 50 characters (EST-01). */
  name: bounded.filledText(50),
  /** '2 slices', '6 oz' */
  portion: bounded.text(60),
  grams: z.number().check(z.gt(0), z.lte(5_000)),
  /** Where the true weight probably lies, g. */
  gramsLow: z.number(),
  gramsHigh: z.number(),
  /** 0-1 */
  confidence: z.number(),
  /** Of the portion; from the food table when `food` is set, else the model's own. */
  kcal: amount(20_000),
  proteinG: amount(2_000),
  carbsG: z.exactOptional(amount(4_000)),
  fatG: z.exactOptional(amount(2_000)),
  /** The food of our table that it was matched to. null: the numbers are the model's own. */
  food: z.nullable(foodSchema),
});
/** One part of an estimated meal; see `estimateItemSchema`. */
export type EstimateItem = z.infer<typeof estimateItemSchema>;

/** `POST /api/foods/estimate`: the parts of the meal as the model saw them. Empty: no food was recognised. */
export const estimateReplySchema = z.object({
  items: z.array(estimateItemSchema),
  /** Who estimated: 'anthropic claude-haiku-5-5'. */
  by: z.string(),
});
/** The parts of a meal and the model that estimated them; see `estimateReplySchema`. */
export type EstimateReply = z.infer<typeof estimateReplySchema>;
