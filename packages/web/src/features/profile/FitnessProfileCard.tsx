import { showsGymDaysField } from "@muster/domain/onboarding/onboarding";
import { goalOf } from "@muster/domain/profiles/age";
import { limitsInWords } from "@muster/domain/profiles/limits.text";
import {
  equipmentItems,
  fitnessLevels,
  gymAccesses,
  sessionLengths,
  targetAreas,
  timeframes,
  weekdayNames,
  workoutTimes,
} from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Settings } from "@muster/domain/profiles/settings";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { WholeWords } from "../../components/layout/WholeWords.tsx";
import { useToday } from "../../data/reads/use-today.ts";
import { EditProfile } from "./EditProfile.tsx";
import { profileCardsText, profileText } from "./profile.text.ts";

/** Opens the form at the goal: Home's card of a goal that is over leads here. */
const editGoalQuery = "edit=goal";
/** Milliseconds (SET-01). */
const savedTextShown = 3_000;

/** The profile to summarise. */
export type ProfileCardProps = { readonly profile: Profile; readonly settings: Settings };

/** Fitness Profile & Preferences: view, edit, save, cancel (SET-01). */
export function FitnessProfileCard({ profile, settings }: ProfileCardProps) {
  const opensAtGoal = useSearch() === editGoalQuery;
  const [editing, setEditing] = useState(opensAtGoal);
  const [saved, setSaved] = useState(false);
  const today = useToday();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!saved) return;
    // The form was longer than the screen: what is said stands where it began.
    card.current?.scrollIntoView({ block: "start" });
    const timer = setTimeout(() => setSaved(false), savedTextShown);
    return () => clearTimeout(timer);
  }, [saved]);

  return (
    <section className="card stack" tabIndex={-1} aria-labelledby="fitness-profile" ref={card}>
      <div className="between top-al">
        <h2 className="text-large" id="fitness-profile">
          {profileCardsText.fitnessProfile}
        </h2>
        {!editing && (
          <Button
            variant="ghost"
            className="card-act"
            label={profileCardsText.editProfile}
            onClick={() => setEditing(true)}
          >
            {commonText.edit}
          </Button>
        )}
      </div>
      {saved && (
        <p className="row good bold" role="status">
          <Icon name="check" size="s" />
          {profileText.updated}
        </p>
      )}
      {editing ? (
        <EditProfile
          profile={profile}
          settings={settings}
          opensAtGoal={opensAtGoal}
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
    [profileCardsText.level, fitnessLevels[profile.fitnessLevel]],
    [profileCardsText.goal, `${goalOf(profile, today)}, ${timeframes[profile.timeframe]}`],
    ...(profile.targetAreas.length === 0
      ? []
      : [
          [profileCardsText.targetAreas, list(profile.targetAreas.map((area) => targetAreas[area]))] as const,
        ]),
    [profileCardsText.daysPerWeek, String(profile.daysPerWeek)],
    [profileCardsText.session, sessionLengths[profile.timePerSession]],
    [profileCardsText.timeAtHome, workoutTimes[profile.homeWorkoutTime]],
    [profileCardsText.gym, profile.gymDays.length === 0 ? gym : `${gym}, ${days(profile.gymDays)}`],
    ...(showsGymDaysField(profile)
      ? [[profileCardsText.timeAtTheGym, workoutTimes[profile.gymWorkoutTime]] as const]
      : []),
    [
      profileCardsText.restDays,
      profile.restDays.length === 0 ? profileCardsText.any : days(profile.restDays),
    ],
    [profileCardsText.equipment, list(profile.equipment.map((item) => equipmentItems[item]))],
    [profileCardsText.healthNotes, limitsInWords(profile.limits)],
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
