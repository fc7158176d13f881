/**
 * How each field of onboarding is read: a typed text becomes a value in stored units, or the one kind sentence that
 * stands beside the field. `onboarding.ts` says which fields there are.
 */
import { parseAmount, rangeText } from "../body/measurement-input.ts";
import { amountErrorText } from "../body/measurements.text.ts";
import type { Bounds } from "../body/reading.ts";
import { isShownName } from "../household/shown-name.ts";
import { equipmentItems } from "../profiles/options.text.ts";
import { weekdays } from "../shared/dates.ts";
import { err, ok, type Result } from "../shared/result.ts";
import { parseDecimal, type UnitSystem } from "../shared/units.ts";
import { onboardingMissing, onboardingText } from "./onboarding.text.ts";

/** Inches. */
const heightBounds: Bounds = { lowest: 24, highest: 108 };
const ageBounds: Bounds = { lowest: 1, highest: 120 };

/** A blank field is an error where a value must be: `missing` is its sentence. */
export const required = <T>(result: Result<T | null, string>, missing: string): Result<T, string> =>
  !result.ok ? result : result.value === null ? err(missing) : ok(result.value);

/** Lower case, at most 40 characters (ONB-02), without marks that copied text may bring along; whether it is free, only the server knows. */
export const readUsername = (text: string): Result<string, string> => {
  const username = text.trim().toLowerCase();
  if (username === "") return err(onboardingMissing.username);
  if (!isShownName(username)) return err(onboardingText.hiddenMarks);
  return username.length > 40 ? err(onboardingText.tooLong(40)) : ok(username);
};

/** The name as the household sees it: at most 60 characters, nothing hidden in it. */
export const readDisplayName = (text: string): Result<string, string> => {
  const name = text.trim();
  if (name === "") return err(onboardingMissing.displayName);
  if (!isShownName(name)) return err(onboardingText.hiddenMarks);
  return name.length > 60 ? err(onboardingText.tooLong(60)) : ok(name);
};

/** Whole years from 1 to 120. */
export const readAge = (text: string): Result<number, string> => {
  if (text.trim() === "") return err(onboardingMissing.age);
  const age = parseDecimal(text);
  if (age === undefined || age < ageBounds.lowest || age > ageBounds.highest) {
    return err(onboardingText.age);
  }
  return Number.isInteger(age) ? ok(age) : err(onboardingText.wholeYears);
};

/** Best set so far, in repetitions; blank is none (spec §5). */
export const readCount = (text: string, highest: number): Result<number, string> => {
  if (text.trim() === "") return ok(0);
  const count = parseDecimal(text);
  return count !== undefined && Number.isInteger(count) && count >= 0 && count <= highest
    ? ok(count)
    : err(onboardingText.count(highest));
};

/** Training days a week: 3 to 6 (spec §5). */
export const readDays = (text: string): Result<number, string> => {
  const days = parseDecimal(text);
  return days !== undefined && Number.isInteger(days) && days >= 3 && days <= 6
    ? ok(days)
    : err(onboardingMissing.daysPerWeek);
};

/** Feet and inches as Americans write them: 5'10", 5' 10, 5 ft 10 in, 5 feet. */
const feetPattern =
  /^(\d)\s*(?:'|’|′|ft\.?|feet|foot)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:"|”|″|in\.?|inches)?)?$/i;

/** Inches, typed in the units that are shown or as feet and inches. */
export const readHeight = (text: string, units: UnitSystem): Result<number, string> => {
  if (text.trim() === "") return err(onboardingMissing.height);
  const feet = feetPattern.exec(text.trim());
  if (feet !== null) {
    const inches = Number(feet[1]) * 12 + Number((feet[2] ?? "0").replace(",", "."));
    return inches >= heightBounds.lowest && inches <= heightBounds.highest
      ? ok(inches)
      : err(amountErrorText.outOfRange("height", rangeText("length", heightBounds, units)));
  }
  return required(
    parseAmount(text, { name: "height", kind: "length", bounds: heightBounds, units }),
    onboardingMissing.height,
  );
};

/** One of the options that a catalogue lists; anything else gets `message`. */
export const readPick = <T extends Readonly<Partial<Record<string, string>>>>(
  picked: string,
  options: T,
  message: string,
): Result<keyof T & string, string> => (Object.hasOwn(options, picked) ? ok(picked) : err(message));

/** Known weekdays, Monday first, each once. */
export const daysInOrder = (picked: readonly string[]): readonly string[] =>
  weekdays.filter((day) => picked.includes(day));

/** 'None' cannot stand beside things one has; nothing picked is none. */
export const readEquipment = (picked: readonly string[]): readonly string[] => {
  const owned = Object.keys(equipmentItems).filter((item) => item !== "none" && picked.includes(item));
  return owned.length === 0 ? ["none"] : owned;
};
