/** What every part of the profile form needs: the typed texts, the messages beside them, one way to change them. */
import type { FieldErrors, OnboardingDraft } from "@muster/domain/onboarding/onboarding";

/** The part of the form that a group of fields shows. */
export type ProfileFieldsProps = {
  readonly draft: OnboardingDraft;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<OnboardingDraft>) => void;
  /** Said below what later check-ins replace: weight, best sets and body fat. */
  readonly startHint?: string | undefined;
};

/** The options of one of the closed lists, in the order in which people read them. */
export const optionsOf = <V extends string>(list: Readonly<Partial<Record<V, string>>>) =>
  // Object.entries widens the keys of a closed list.
  (Object.entries(list) as [V, string][]).map(([value, label]) => ({ value, label }));

/** Takes the person to the first thing to correct, wherever it stands in the form. */
export const focusFirstMessage = (form: HTMLFormElement | null): void => {
  const message = form?.querySelector(".hint.danger-text");
  const field = message?.closest(".field");
  const control = field?.querySelector<HTMLElement>("input, textarea, [tabindex='0'], button");
  control?.focus();
  field?.scrollIntoView({ block: "center" });
};
