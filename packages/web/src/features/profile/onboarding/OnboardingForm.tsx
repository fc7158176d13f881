import type { CreateProfileReply } from "@muster/contract/household";
import {
  type FieldErrors,
  missingInStep,
  type OnboardingDraft,
  type OnboardingStep,
  onboardingSteps,
  parseOnboarding,
  showsBodyFatField,
  stepErrors,
  stepOf,
  usernameTakenText,
} from "@muster/domain/onboarding/onboarding";
import { ageGroupOf } from "@muster/domain/profiles/age";
import { parseDecimal } from "@muster/domain/shared/units";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { CheckField } from "../../../components/controls/CheckField.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { Icon } from "../../../components/layout/Icon.tsx";
import { Mark } from "../../../components/layout/Mark.tsx";
import { Note } from "../../../components/layout/Note.tsx";
import { Page, Stick } from "../../../components/layout/Page.tsx";
import { Steps } from "../../../components/layout/Steps.tsx";
import { selectProfile } from "../../../data/household/current-profile.ts";
import { useToday } from "../../../data/reads/use-today.ts";
import { useServices } from "../../../data/services.ts";
import { AboutFields } from "../AboutFields.tsx";
import { focusFirstMessage } from "../fields.ts";
import { GoalFields } from "../GoalFields.tsx";
import { LevelFields } from "../LevelFields.tsx";
import { LimitsFields } from "../LimitsFields.tsx";
import { assessmentPart } from "../redo-assessment.ts";
import { TrainingFields } from "../TrainingFields.tsx";
import { WeightsFields } from "../WeightsFields.tsx";
import { createMyProgram } from "./create-profile.ts";
import { forgetOnboarding, readOnboarding, storeOnboarding, weekMissing } from "./onboarding-draft.ts";
import { SettingUp } from "./SettingUp.tsx";
import { useStepHistory } from "./use-step-history.ts";

const headings: Readonly<Record<OnboardingStep, { readonly title: string; readonly text: string }>> = {
  1: { title: "About you", text: "A few basics, so that the numbers fit." },
  2: { title: "Where you are now", text: "A guess is fine. Week 1 measures it." },
  3: { title: "What you want", text: "One goal leads. The rest follows." },
  4: { title: "When and where you train", text: "You can change all of this later." },
};

/** Under 13 nothing is measured and nothing is planned (ONB-08). */
const childHeadings: { readonly [step: number]: { readonly text: string } } = {
  2: { text: "A guess is fine. Leave blank what you do not know." },
  3: { text: "What you would like to get better at." },
};

const medicalText =
  "Muster gives general training ideas, not medical advice. If you are ill, injured, pregnant or unsure, ask a doctor first. Stop when something hurts.";
const confirmText = "Please confirm that you have read this.";

/** The permission to create a profile and what follows. */
export type OnboardingFormProps = {
  readonly registration: string;
  readonly onCreated: (made: Pick<CreateProfileReply, "id" | "isOwner">) => void;
};

/** The four steps: stored on this device with every change, checked when a step is left, saved at the end. */
export function OnboardingForm({ registration, onCreated }: OnboardingFormProps) {
  const { api, store, sync, now, newId } = useServices();
  const today = useToday();
  const [kept, setKept] = useState(() => readOnboarding(localStorageOrNone(), newId));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState<"checking" | "creating">();
  useEffect(() => {
    // Ahead of the last step, so that it is quick there.
    void assessmentPart.fetch();
  }, []);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { draft, step } = kept;
  const last = step === onboardingSteps.length;
  const age = parseDecimal(draft.age);
  const isChild = age !== undefined && ageGroupOf(age) === "child";

  const keep = (change: Partial<typeof kept>): void => {
    const next = { ...kept, ...change };
    setKept(next);
    storeOnboarding(localStorageOrNone(), next);
  };
  const change = (part: Partial<OnboardingDraft>): void => {
    keep({ draft: { ...draft, ...part } });
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
      keep({ step: wrong });
      steps.replace(wrong);
    }
    requestAnimationFrame(() => focusFirstMessage(form.current));
  };
  const goTo = (next: OnboardingStep): void => {
    if (next > step) steps.forward(next);
    showStep(next);
  };
  const showStep = (next: OnboardingStep): void => {
    keep({ step: next });
    setErrors({});
    setMessage(undefined);
    window.scrollTo(0, 0);
    requestAnimationFrame(() => heading.current?.focus());
  };

  /** Whether somebody else has the name. Offline nobody knows: the server decides when the profile is made. */
  const isTaken = async (): Promise<boolean> => {
    const username = draft.username.trim().toLowerCase();
    // After a first attempt the name may be taken by this very profile, whose answer was lost.
    if (username === "" || kept.attempted) return false;
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
    goTo((step + 1) as OnboardingStep);
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
    keep({ attempted: true });
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
      { profileId: kept.profileId, draft, registration, today, now: now() },
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

  if (busy === "creating") return <SettingUp withPlan={!isChild} />;
  const parts = { draft, errors, onChange: change };
  const { title, text } = { ...headings[step], ...(isChild ? childHeadings[step] : {}) };
  const missing = missingInStep(draft, step);
  return (
    <Page
      title={`Set up, step ${step} of ${onboardingSteps.length}`}
      bare
      narrow
      stick
      className="onboarding"
    >
      <header className="stack onboarding-head">
        <div className="between">
          <span className="row">
            <span className="small-mark">
              <Mark />
            </span>
            <b>Muster</b>
          </span>
          <span className="muted">
            Step {step} of {onboardingSteps.length}
          </span>
        </div>
        <Steps
          total={onboardingSteps.length}
          done={step - 1}
          currentPart={0.5}
          label={`Step ${step} of ${onboardingSteps.length}`}
        />
      </header>
      <div className="stack-4">
        <h1 className="title-large" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="muted text-large">{text}</p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (busy === undefined && missing === "") void (last ? create() : next());
        }}
      >
        {step === 1 && <AboutFields {...parts} onUsernameLeft={() => void checkUsername()} />}
        {step === 1 && isChild && (
          <Note>Under 13, Muster shows ideas to move and play instead of a training plan.</Note>
        )}
        {step === 1 && !isChild && !showsBodyFatField(draft) && (
          <Note>From 13 to 17 the plan teaches technique first. Train with an adult near.</Note>
        )}
        {step === 2 && <LevelFields {...parts} />}
        {step === 3 && <GoalFields {...parts} />}
        {last && <TrainingFields {...parts} />}
        {last && !isChild && <WeightsFields {...parts} />}
        {last && (
          <details className="card more-fields">
            <summary>
              <span>
                <b className="text-large">Anything your plan must respect?</b>
                <span className="muted"> optional</span>
              </span>
              <Icon name="chevron" />
            </summary>
            <div className="stack-16">
              <LimitsFields draft={draft} onChange={change} />
            </div>
          </details>
        )}
        {last && (
          <div className="stack-4">
            <Note icon="info">{medicalText}</Note>
            <CheckField
              label="I have read this"
              checked={draft.medicalNoteConfirmed}
              onChange={(medicalNoteConfirmed) => change({ medicalNoteConfirmed })}
              error={errors.medicalNoteConfirmed}
            />
          </div>
        )}
        <Stick>
          <div className="actions">
            <FailureBanner text={message} />
            {missing !== "" && (
              <p id="missing" className="text-small muted missing">
                {missing}
              </p>
            )}
            {step > 1 && (
              <Button variant="secondary" xl onClick={steps.back}>
                Back
              </Button>
            )}
            <Button
              variant="primary"
              xl
              type="submit"
              disabled={missing !== ""}
              describedBy={missing === "" ? undefined : "missing"}
              busy={busy === "checking" ? "Checking..." : false}
            >
              {last ? "Create My Program" : "Next"}
            </Button>
          </div>
        </Stick>
      </form>
    </Page>
  );
}

const localStorageOrNone = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};
