/** The form of a diary line: what it opens with, what is wrong, what a save writes (NUT-03). Pure. */
import { energyName } from "../shared/format.text.ts";
import { formatNumber } from "../shared/format.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { type EnergyUnit, energyIn, energyToKcal, parseDecimal, roundTo } from "../shared/units.ts";
import {
  type LinePlace,
  lineOf,
  longestFoodName,
  type Serving,
  servingOfLine,
  totalsOf,
} from "./diary-line.ts";
import type { NutritionEntry } from "./entry.ts";
import type { MealSlot } from "./meal-slot.ts";
import { amountNames, entryErrorText } from "./texts/entry.text.ts";

/** As typed; numbers are of one serving, energy in the person's unit. */
export type EntryDraft = {
  readonly name: string;
  readonly calories: string;
  readonly protein: string;
  readonly carbohydrate: string;
  readonly fat: string;
  readonly fiber: string;
  readonly servings: string;
  readonly size: string;
  readonly mealSlot: MealSlot;
};

/** One sentence for each wrong field; `form` is for what concerns several. An empty object: valid. */
export type EntryErrors = { readonly [K in keyof EntryDraft | "form"]?: string };

const servingStep = 0.5;

/** Highest amounts of a line in kcal and g, as the record takes them. */
const highest = { calories: 20_000, protein: 2_000, carbohydrate: 4_000, fat: 2_000, fiber: 500 } as const;
type Amount = keyof typeof highest;
const mostServings = 100;

/** A fresh form for one meal of the day: texts, nothing assumed. */
export const emptyEntryDraft = (mealSlot: MealSlot): EntryDraft => ({
  name: "",
  calories: "",
  protein: "",
  carbohydrate: "",
  fat: "",
  fiber: "",
  servings: "1",
  size: "",
  mealSlot,
});

/** Nothing was typed; a chosen meal alone is nothing that could be lost. */
export const isUntouched = (draft: EntryDraft): boolean =>
  Object.entries(emptyEntryDraft(draft.mealSlot)).every(
    ([field, value]) => draft[field as keyof EntryDraft] === value,
  );

const amountText = (value: number | null): string => (value === null ? "" : String(roundTo(value, 1)));

/** The form filled with one serving of something. */
export const draftOfServing = (
  serving: Serving,
  servings: number,
  mealSlot: MealSlot,
  energy: EnergyUnit = "kcal",
): EntryDraft => ({
  name: serving.name,
  calories: amountText(energyIn(energy, serving.calories)),
  protein: amountText(serving.protein),
  carbohydrate: amountText(serving.carbohydrate),
  fat: amountText(serving.fat),
  fiber: amountText(serving.fiber),
  servings: String(servings),
  size: serving.size,
  mealSlot,
});

/** The form that edits a stored line. */
export const draftOfLine = (line: NutritionEntry, energy: EnergyUnit = "kcal"): EntryDraft =>
  draftOfServing(servingOfLine(line), line.servings, line.mealSlot, energy);

type ParsedEntry = { readonly serving: Serving; readonly servings: number };

/**
 * Reads the form.
 * @param from what the form was filled with: a field that still shows it keeps its unrounded value, so that opening
 * and saving changes no number
 * @param energy the unit of the form's energy
 */
export const parseEntry = (
  draft: EntryDraft,
  from?: Serving,
  energy: EnergyUnit = "kcal",
): Result<ParsedEntry, EntryErrors> => {
  const errors: { [K in keyof EntryDraft | "form"]?: string } = {};
  const servings = parseDecimal(draft.servings);
  if (
    servings === undefined ||
    servings < servingStep ||
    servings > mostServings ||
    (servings / servingStep) % 1 !== 0
  )
    errors.servings = entryErrorText.servings(mostServings);
  const read = (field: Amount): number | null => {
    const text = draft[field].trim();
    const unit = field === "calories" ? energy : "kcal";
    const stored = from?.[field] ?? null;
    if (stored !== null && text === amountText(energyIn(unit, stored))) return stored;
    if (text === "") return null;
    const typed = parseDecimal(text);
    const value = typed === undefined ? undefined : energyToKcal(unit, typed);
    if (value === undefined || value < 0 || value * (servings ?? 1) > highest[field]) {
      const most = formatNumber(Math.floor(energyIn(unit, highest[field] / Math.max(1, servings ?? 1))), 0);
      errors[field] = entryErrorText.amount(
        field === "calories" ? energyName(energy) : amountNames[field],
        most,
      );
      return null;
    }
    return value;
  };
  const [calories, protein, carbohydrate, fat, fiber] = [
    read("calories"),
    read("protein"),
    read("carbohydrate"),
    read("fat"),
    read("fiber"),
  ];
  const hasErrors = Object.keys(errors).length > 0;
  if (!hasErrors && !((calories ?? 0) > 0 || (protein ?? 0) > 0))
    return err({ form: entryErrorText[energy] });
  if (hasErrors || servings === undefined) return err(errors);
  return ok({
    serving: {
      name: draft.name.trim().slice(0, longestFoodName),
      size: draft.size.trim(),
      calories: calories ?? 0,
      protein,
      carbohydrate,
      fat,
      fiber,
    },
    servings,
  });
};

/** kcal and g that a save would add, for the button; undefined while the form is not complete. */
export const draftTotals = (
  draft: EntryDraft,
  from?: Serving,
  energy: EnergyUnit = "kcal",
): { readonly calories: number; readonly protein: number | null } | undefined => {
  const parsed = parseEntry(draft, from, energy);
  return parsed.ok ? totalsOf(parsed.value.serving, parsed.value.servings, energy) : undefined;
};

/** What saving an edited line changes: only the fields that differ, and nothing when none does. */
export const linePatch = (
  line: NutritionEntry,
  { serving, servings }: ParsedEntry,
  place: Omit<LinePlace, "createdAt">,
  energy: EnergyUnit = "kcal",
): Partial<NutritionEntry> => {
  const isSameEnergy = servings === line.servings && serving.calories === servingOfLine(line).calories;
  const next = {
    ...lineOf(serving, servings, { ...place, createdAt: line.createdAt }, energy),
    // Whole kJ are no whole kcal: what nobody touched is not rounded to another unit.
    ...(isSameEnergy ? { calories: line.calories } : {}),
  };
  return Object.fromEntries(
    Object.entries(next).filter(([field, value]) => line[field as keyof NutritionEntry] !== value),
  );
};
