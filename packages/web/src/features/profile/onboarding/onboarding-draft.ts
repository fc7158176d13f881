/**
 * The onboarding form as it is stored on this device while somebody fills it in: every change is written at once, so a
 * reload or a lost connection loses nothing (ONB-03). The profile's id is fixed here too, so that a repeated
 * 'Create My Program' after a lost answer makes one profile, not two.
 */
import {
  emptyDraft,
  type OnboardingDraft,
  type OnboardingStep,
  onboardingSteps,
} from "@muster/domain/onboarding/onboarding";
import type { NewId } from "@muster/domain/shared/ids";
import { setUpText } from "./set-up.text.ts";

type StoredOnboarding = {
  readonly profileId: string;
  readonly step: OnboardingStep;
  readonly draft: OnboardingDraft;
  /** True once 'Create My Program' was sent: its answer may be lost, and the name taken by this very profile. */
  readonly attempted: boolean;
};

const key = "onboardingDraft";

/** The part of `Storage` that is needed; undefined or throwing where storage is forbidden. */
type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What was typed before, field by field as far as it is readable; a fresh form otherwise. */
export const readOnboarding = (storage: DraftStorage | undefined, newId: NewId): StoredOnboarding => {
  const fresh: StoredOnboarding = { profileId: newId(), step: 1, draft: emptyDraft(), attempted: false };
  try {
    const stored: unknown = JSON.parse(storage?.getItem(key) ?? "null");
    if (!isObject(stored) || typeof stored.profileId !== "string" || !isObject(stored.draft)) return fresh;
    const step = onboardingSteps.find((one) => one === stored.step) ?? 1;
    return {
      profileId: stored.profileId,
      step,
      draft: readDraft(stored.draft),
      attempted: stored.attempted === true,
    };
  } catch {
    return fresh;
  }
};

/** Stores the form as it is now. */
export const storeOnboarding = (storage: DraftStorage | undefined, kept: StoredOnboarding): void => {
  try {
    storage?.setItem(key, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage costs the form's memory, not the form.
  }
};

/** Removes the stored form. */
export const forgetOnboarding = (storage: DraftStorage | undefined): void => {
  try {
    storage?.removeItem(key);
  } catch {
    // Forbidden storage holds no draft.
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Takes over every field whose shape fits; a field added later starts with its default. */
const readDraft = (kept: Record<string, unknown>): OnboardingDraft => {
  const empty = emptyDraft();
  const read = Object.entries(empty).map(([field, initial]) => {
    const value = kept[field];
    return [field, sameShape(initial, value) ? value : initial];
  });
  // Each field has the type of its default, by the check above; picks that no longer exist get a message on Next.
  return Object.fromEntries(read) as OnboardingDraft;
};

const sameShape = (initial: unknown, value: unknown): boolean => {
  if (Array.isArray(initial)) return Array.isArray(value) && value.every((one) => typeof one === "string");
  if (isObject(initial))
    return isObject(value) && Object.entries(initial).every(([field, one]) => sameShape(one, value[field]));
  return typeof value === typeof initial;
};

/** ONB-04: the server makes the card of a profile. Typed answers are a draft on this device, also after a reload. */
export const offlineText = setUpText.youAreOffline;

/** What to say when what designs the first week is not there. */
export const weekMissing = (isOnline: boolean): string => (isOnline ? setUpText.weekMissing : offlineText);
