import {
  type FieldErrors,
  type OnboardingDraft,
  showsGymDaysField,
} from "@muster/domain/onboarding/onboarding";
import { currentAge, goalOf } from "@muster/domain/profiles/age";
import { limitsInWords } from "@muster/domain/profiles/limits-in-words";
import {
  equipmentItems,
  fitnessLevels,
  gymAccesses,
  sessionLengths,
  targetAreas,
  timeframes,
  weekdayNames,
  workoutTimes,
} from "@muster/domain/profiles/options";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Settings } from "@muster/domain/profiles/settings";
import { youngerAgeQuestion } from "@muster/domain/profiles/younger-age";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { useFocusFallback } from "../../components/layout/use-focus-fallback.ts";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
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
import { draftOf, profilePatch } from "./profile-draft.ts";
import { TrainingFields } from "./TrainingFields.tsx";

const texts = {
  toast: "Profile updated! Your next AI-generated workout will use these new preferences.",
  saved: "Profile updated successfully!",
  failed: "Failed to update profile. Please try again.",
  nobody: "No user logged in",
} as const;
/** Milliseconds (SET-01). */
const savedTextShown = 3_000;

/** The profile to summarise. */
export type ProfileCardProps = { readonly profile: Profile; readonly settings: Settings };

/** Fitness Profile & Preferences: view, edit, save, cancel (SET-01). */
export function FitnessProfileCard({ profile, settings }: ProfileCardProps) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState(false);
  const today = useToday();
  const card = useRef<HTMLElement>(null);
  useFocusFallback(card, editing);
  useEffect(() => {
    if (!saved) return;
    // The form was longer than the screen: what is said stands where it began.
    card.current?.scrollIntoView({ block: "start" });
    const timer = setTimeout(() => setSaved(false), savedTextShown);
    return () => clearTimeout(timer);
  }, [saved]);

  return (
    <section className="card stack" tabIndex={-1} aria-labelledby="fitness-profile" ref={card}>
      <div className="between nowrap top-al">
        <h2 className="text-large" id="fitness-profile">
          Fitness Profile &amp; Preferences
        </h2>
        {!editing && (
          <Button variant="ghost" className="card-act" label="Edit profile" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {saved && (
        <p className="row good bold" role="status">
          <Icon name="check" size="s" />
          {texts.saved}
        </p>
      )}
      {editing ? (
        <EditProfile
          profile={profile}
          settings={settings}
          onDone={(isSaved) => {
            setEditing(false);
            setSaved(isSaved);
          }}
        />
      ) : (
        <ProfileView profile={profile} today={today} />
      )}
    </section>
  );
}

function ProfileView({ profile, today }: { readonly profile: Profile; readonly today: CivilDate }) {
  const days = (names: readonly (keyof typeof weekdayNames)[]): string =>
    names.map((day) => weekdayNames[day].slice(0, 3)).join(" ");
  const gym = gymAccesses[profile.gymAccess];
  const rows: readonly (readonly [string, string])[] = [
    ["Level", fitnessLevels[profile.fitnessLevel]],
    ["Goal", `${goalOf(profile, today)}, ${timeframes[profile.timeframe]}`],
    ...(profile.targetAreas.length === 0
      ? []
      : [["Target areas", list(profile.targetAreas.map((area) => targetAreas[area]))] as const]),
    ["Days per week", String(profile.daysPerWeek)],
    ["Session", sessionLengths[profile.timePerSession]],
    ["Time at home", workoutTimes[profile.homeWorkoutTime]],
    ["Gym", profile.gymDays.length === 0 ? gym : `${gym}, ${days(profile.gymDays)}`],
    ...(showsGymDaysField(profile)
      ? [["Time at the gym", workoutTimes[profile.gymWorkoutTime]] as const]
      : []),
    ["Rest days", profile.restDays.length === 0 ? "Any" : days(profile.restDays)],
    ["Equipment", list(profile.equipment.map((item) => equipmentItems[item]))],
    ["Health notes", limitsInWords(profile.limits)],
  ];
  return (
    <dl className="pairs">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>
            <WholeWords text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 'Dumbbells, pull-up bar, Peloton': one sentence, so only its first word and a brand are capital. */
const list = (words: readonly string[]): string =>
  words
    .map((word, index) =>
      index === 0 || word === equipmentItems.peloton ? word : word.charAt(0).toLowerCase() + word.slice(1),
    )
    .join(", ");

type EditProfileProps = ProfileCardProps & { readonly onDone: (saved: boolean) => void };

function EditProfile({ profile, settings, onDone }: EditProfileProps) {
  const { store } = useServices();
  const current = useCurrentProfile();
  const today = useToday();
  const [draft, setDraft] = useState<OnboardingDraft>(() => draftOf(profile, settings.units, today));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { ask, question } = useUnlikelyValues();
  const form = useRef<HTMLFormElement>(null);

  const change = (part: Partial<OnboardingDraft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([field]) => !(field in part))));
    setFailure(undefined);
  };

  const write = async (profileId: string, changes: readonly Change[]): Promise<void> => {
    setBusy(true);
    const saved = changes.length === 0 ? undefined : await store.write(profileId, changes, { group: true });
    setBusy(false);
    if (saved !== undefined && !saved.ok) return setFailure(texts.failed);
    showToast({ kind: "success", text: texts.toast });
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
    const changes: readonly Change[] = [
      ...(Object.keys(patch.value).length === 0
        ? []
        : [{ kind: "profile", id: profileRecordId(current.id), patch: patch.value } as const]),
      ...(draft.units === settings.units
        ? []
        : [{ kind: "settings", id: settingsId(current.id), patch: { units: draft.units } } as const]),
    ];
    const { age } = patch.value;
    const text = age === undefined ? undefined : youngerAgeQuestion(currentAge(profile, today), age);
    await ask(text === undefined ? [] : [text], () => write(current.id, changes));
  };

  const parts = { draft, errors, onChange: change };
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
      <GoalFields {...parts} />
      <TrainingFields {...parts} />
      <details className="more-fields" open={errors.limits !== undefined || undefined}>
        <summary>
          <b>Anything your plan must respect?</b>
          <Icon name="chevron" />
        </summary>
        <div className="stack-16">
          <LimitsFields draft={draft} onChange={change} />
        </div>
      </details>
      <FailureBanner text={failure} />
      <div className="row wrap">
        <Button variant="primary" type="submit" once className="grow" busy={busy && "Saving..."}>
          Save Changes
        </Button>
        <Button variant="quiet" onClick={() => onDone(false)}>
          Cancel
        </Button>
      </div>
      <UnlikelyValues {...question} />
    </form>
  );
}
