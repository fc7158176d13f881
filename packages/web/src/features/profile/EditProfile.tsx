import type { FieldErrors, OnboardingDraft } from "@muster/domain/onboarding/onboarding";
import { currentAge } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Settings } from "@muster/domain/profiles/settings";
import { youngerAgeQuestion } from "@muster/domain/profiles/younger-age";
import { setsGoal } from "@muster/domain/progress/goal-end";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { useEffect, useRef, useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { UnlikelyValues } from "../../components/overlays/UnlikelyValues.tsx";
import { useUnlikelyValues } from "../../components/overlays/use-unlikely-values.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import type { Change } from "../../data/store/device-store.ts";
import { AboutFields } from "./AboutFields.tsx";
import { focusFirstMessage } from "./fields.ts";
import { GoalFields } from "./GoalFields.tsx";
import { LevelFields } from "./LevelFields.tsx";
import { LimitsFields } from "./LimitsFields.tsx";
import { profileCardsText, profileText as texts } from "./profile.text.ts";
import { draftOf, profilePatch } from "./profile-draft.ts";
import { profileFieldsText } from "./profile-fields.text.ts";
import { TrainingFields } from "./TrainingFields.tsx";

type EditProfileProps = {
  readonly profile: Profile;
  readonly settings: Settings;
  readonly opensAtGoal: boolean;
  readonly onDone: (saved: boolean) => void;
};

/** The form of onboarding over a stored profile: save or cancel (SET-01). */
export function EditProfile({ profile, settings, opensAtGoal, onDone }: EditProfileProps) {
  const { store } = useServices();
  const current = useCurrentProfile();
  const today = useToday();
  const [draft, setDraft] = useState<OnboardingDraft>(() => draftOf(profile, settings.units, today));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { ask, question } = useUnlikelyValues();
  const form = useRef<HTMLFormElement>(null);
  const goal = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opensAtGoal) goal.current?.scrollIntoView({ block: "start" });
  }, [opensAtGoal]);

  const change = (part: Partial<OnboardingDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
    setFailure(undefined);
  };

  const write = async (profileId: string, changes: readonly Change[]): Promise<void> => {
    setBusy(true);
    const saved = changes.length === 0 ? undefined : await store.write(profileId, changes, { group: true });
    setBusy(false);
    if (saved !== undefined && !saved.ok) return setFailure(texts.updateFailed);
    showToast({ kind: "success", text: texts.updatedToast });
    onDone(true);
  };

  const save = async (): Promise<void> => {
    if (current === undefined) return setFailure(texts.nobody);
    const patch = profilePatch(profile, draftOf(profile, draft.units, today), draft, today);
    if (!patch.ok) {
      setErrors(patch.error);
      requestAnimationFrame(() => focusFirstMessage(form.current));
      return;
    }
    // The profile's card is not written here: the server makes it follow the profile, and refuses a device's own.
    const settingsPatch = {
      ...(draft.units === settings.units ? {} : { units: draft.units }),
      ...(setsGoal(patch.value) ? { goalFrom: today } : {}),
    };
    const changes: readonly Change[] = [
      ...(Object.keys(patch.value).length === 0
        ? []
        : [{ kind: "profile", id: profileRecordId(current.id), patch: patch.value } as const]),
      ...(Object.keys(settingsPatch).length === 0
        ? []
        : [{ kind: "settings", id: settingsId(current.id), patch: settingsPatch } as const]),
    ];
    const { age } = patch.value;
    const text = age === undefined ? undefined : youngerAgeQuestion(currentAge(profile, today), age);
    await ask(text === undefined ? [] : [text], () => write(current.id, changes));
  };

  const parts = { draft, errors, onChange: change, startHint: profileFieldsText.startHint };
  return (
    <form
      ref={form}
      className="stack-24"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <AboutFields {...parts} />
      <LevelFields {...parts} />
      <div className="stack-24" ref={goal}>
        <GoalFields {...parts} />
      </div>
      <TrainingFields {...parts} />
      <details className="more-fields" open={errors.limits !== undefined || undefined}>
        <summary>
          <b>{profileCardsText.anyLimits}</b>
          <Icon name="chevron" />
        </summary>
        <div className="stack-16">
          <LimitsFields draft={draft} onChange={change} />
        </div>
      </details>
      <FailureBanner text={failure} />
      <div className="row wrap">
        <Button variant="primary" type="submit" once className="grow" busy={busy && commonText.saving}>
          {profileCardsText.saveChanges}
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {commonText.cancel}
        </Button>
      </div>
      <UnlikelyValues {...question} />
    </form>
  );
}
