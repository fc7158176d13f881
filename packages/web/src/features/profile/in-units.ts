/** Changing units in a form: the typed height and weight are shown in the new unit; what cannot be read stays as typed. */
import { amountText, parseAmount, type UnitKind } from "@muster/domain/body/measurement-input";
import type { OnboardingDraft } from "@muster/domain/profiles/onboarding";
import type { UnitSystem } from "@muster/domain/shared/units";

/** Anything readable is converted, also what will get a message: the number must not change its meaning. */
const anything = { lowest: 0, highest: 100_000 };

export const inUnits = (
  draft: Pick<OnboardingDraft, "units" | "height" | "weight">,
  units: UnitSystem,
): Pick<OnboardingDraft, "units" | "height" | "weight"> => {
  const convert = (kind: UnitKind, text: string): string => {
    if (units === draft.units) return text;
    const parsed = parseAmount(text, { name: kind, kind, bounds: anything, units: draft.units });
    return parsed.ok && parsed.value !== null ? amountText(kind, parsed.value, units) : text;
  };
  return { units, height: convert("length", draft.height), weight: convert("mass", draft.weight) };
};
