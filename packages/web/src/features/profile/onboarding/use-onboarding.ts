import type { CreateProfileReply } from "@muster/contract/household";
import {
  type FieldErrors,
  missingInStep,
  type OnboardingDraft,
  type OnboardingStep,
  onboardingSteps,
  parseOnboarding,
  stepErrors,
  stepOf,
  typedAge,
} from "@muster/domain/onboarding/onboarding";
import { usernameTakenText } from "@muster/domain/onboarding/onboarding.text";
import { ageGroupOf } from "@muster/domain/profiles/age";
import { useEffect, useRef, useState } from "react";
import { selectProfile } from "../../../data/household/current-profile.ts";
import { useToday } from "../../../data/reads/use-today.ts";
import { useServices } from "../../../data/services.ts";
import { focusFirstMessage } from "../fields.ts";
import { assessmentPart } from "../redo-assessment.ts";
import { createMyProgram } from "./create-profile.ts";
import { confirmText } from "./onboarding.text.ts";
import { forgetOnboarding, readOnboarding, storeOnboarding, weekMissing } from "./onboarding-draft.ts";
import { useStepHistory } from "./use-step-history.ts";

/** The permission to create a profile and what follows. */
export type OnboardingFormProps = {
  readonly registration: string;
  readonly onCreated: (made: Pick<CreateProfileReply, "id" | "isOwner">) => void;
};

/** The answers and the step of onboarding: stored on this device with every change, checked when a step is left. */
export const useOnboarding = ({ registration, onCreated }: OnboardingFormProps) => {
  const { api, store, sync, now, newId } = useServices();
  const today = useToday();
  const [stored, setStored] = useState(() => readOnboarding(localStorageOrNone(), newId));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState<"checking" | "creating">();
  useEffect(() => {
    // Ahead of the last step, so that it is quick there.
    void assessmentPart.fetch();
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, step } = stored;
  const isLast = step === onboardingSteps.length;
  const age = typedAge(draft);
  const isChild = age !== undefined && ageGroupOf(age) === "child";

  const save = (change: Partial<typeof stored>): void => {
    const next = { ...stored, ...change };
    setStored(next);
    storeOnboarding(localStorageOrNone(), next);
  };
  const change = (part: Partial<OnboardingDraft>): void => {
    save({ draft: { ...draft, ...part } });
    // A message leaves with the first change to its field; the next check decides again.
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
    setMessage(undefined);
  };
  // The browser's own Back and forward: what was typed is kept either way.
  const steps = useStepHistory(step, (to) => {
    const known = onboardingSteps.find((one) => one === to);
    if (known !== undefined && busy === undefined) showStep(known);
  });
  const show = (found: FieldErrors): void => {
    setErrors(found);
    const wrong = stepOf(found);
    if (wrong !== undefined && wrong !== step) {
      save({ step: wrong });
      steps.replace(wrong);
    }
    requestAnimationFrame(() => focusFirstMessage(form.current));
  };
  const showStep = (next: OnboardingStep): void => {
    save({ step: next });
    setErrors({});
    setMessage(undefined);
    window.scrollTo(0, 0);
    requestAnimationFrame(() => heading.current?.focus());
  };

  /** Whether somebody else has the name. Offline nobody knows: the server decides when the profile is made. */
  const isTaken = async (): Promise<boolean> => {
    const username = draft.username.trim().toLowerCase();
    // After a first attempt the name may be taken by this very profile, whose answer was lost.
    if (username === "" || stored.attempted) return false;
    const reply = await api.username(username);
    return reply.ok && !reply.value.free;
  };
  const checkUsername = async (): Promise<void> => {
    if (await isTaken()) setErrors((shown) => ({ ...shown, username: usernameTakenText }));
  };

  const next = async (): Promise<void> => {
    const found = stepErrors(draft, step);
    if (Object.keys(found).length > 0) return show(found);
    if (step === 1) {
      setBusy("checking");
      const taken = await isTaken();
      setBusy(undefined);
      if (taken) return show({ username: usernameTakenText });
    }
    // `step` is 1 to 3 here: the last step creates.
    const following = (step + 1) as OnboardingStep;
    steps.forward(following);
    showStep(following);
  };

  const create = async (): Promise<void> => {
    const parsed = parseOnboarding(draft, today);
    const found = {
      ...(parsed.ok ? {} : parsed.error),
      ...stepErrors(draft, 4),
      ...(draft.medicalNoteConfirmed ? {} : { medicalNoteConfirmed: confirmText }),
    };
    if (Object.keys(found).length > 0) return show(found);
    setBusy("creating");
    save({ attempted: true });
    const created = await createMyProgram(
      {
        api,
        store,
        designAssessment: async (profile, day, gear) => {
          const assessmentWeek = await assessmentPart.fetch();
          if (assessmentWeek === undefined) throw new Error(weekMissing(navigator.onLine));
          return assessmentWeek(profile, day, { gear });
        },
      },
      { profileId: stored.profileId, draft, registration, today, now: now() },
    );
    if (created.ok) {
      forgetOnboarding(localStorageOrNone());
      await steps.leave();
      selectProfile(created.value.card, created.value.id);
      sync.setProfile(created.value.id);
      onCreated(created.value);
      return;
    }
    setBusy(undefined);
    if (created.error.type === "message") setMessage(created.error.text);
    else show(created.error.errors);
  };
  const missing = missingInStep(draft, step);
  const submit = (): void => {
    if (busy === undefined && missing === "") void (isLast ? create() : next());
  };

  const state = { draft, step, isLast, isChild, errors, message, missing, busy };
  return { state, form, heading, change, checkUsername, submit, back: steps.back };
};

const localStorageOrNone = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};
