import "../features/coaching/coaching.css";
import "../features/profile/profile.css";
import { goalOf, hasPlan, isMinor } from "@muster/domain/profiles/age";
import { timeframes } from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import { defaultSettings, type Settings } from "@muster/domain/profiles/settings";
import { gearId, profileRecordId, settingsId } from "@muster/domain/record-ids";
import type { GearRecords } from "@muster/domain/training/weights/gear";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { settingsText } from "../components/screens.text.ts";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useLive } from "../data/store/use-live.ts";
import { SwitchUser } from "../features/household/picker/SwitchUser.tsx";
import { PreferencesCard } from "../features/profile/PreferencesCard.tsx";
import { StateCard } from "../features/profile/StateCard.tsx";
import {
  LazyAppLinks,
  LazyAssessmentCard,
  LazyConsentCard,
  LazyDataLinks,
  LazyEquipmentCard,
  LazyHouseholdCards,
  LazyProfileCard,
  LazyRemindersCard,
  LazySecurityCard,
  useSettingsCardsLoaded,
} from "./settings-cards.tsx";

/**
 * `/settings`: profile, assessment, passcode, units, theme, coach, reminders, sync, data, the app itself, devices and
 * invitations (SET-01..08). Everything that is on this device is drawn at once; what the server answers comes below it, so
 * that no button moves away under a finger.
 */
export default function SettingsScreen() {
  const current = useCurrentProfile();
  const records = useLive(
    async (reads) => {
      if (current === undefined) return undefined;
      const [profile, settings, card, gym, home] = await Promise.all([
        reads.get("profile", profileRecordId(current.id)),
        reads.get("settings", settingsId(current.id)),
        reads.get("profileCard", current.id),
        reads.get("gear", gearId(current.id, "gym")),
        reads.get("gear", gearId(current.id, "home")),
      ]);
      return {
        profile,
        settings: settings ?? defaultSettings,
        hasPasscode: card?.hasPasscode ?? false,
        gear: { gym, home },
      };
    },
    [current?.id],
  );
  if (records.state === "error") throw records.error;
  if (current === undefined) return null;
  return (
    <Page title={settingsText.settings} className="settings">
      <TopBar title={settingsText.settings} back="/" />
      {records.state === "ready" && records.value !== undefined && (
        <Cards current={current} {...records.value} />
      )}
    </Page>
  );
}

type CardsProps = {
  readonly current: CurrentProfile;
  /** undefined until it has come to this device. */
  readonly profile: Profile | undefined;
  readonly settings: Settings;
  readonly hasPasscode: boolean;
  readonly gear: GearRecords;
};

function Cards({ current, profile, settings, hasPasscode, gear }: CardsProps) {
  const today = useToday();
  const areLoaded = useSettingsCardsLoaded();
  const plans = profile !== undefined && hasPlan(profile, today);
  return (
    <>
      <section className="row profile-head" aria-label={settingsText.profile}>
        <Avatar initial={current.initial} large />
        <span className="grow">
          <b className="title-small">{current.displayName}</b>
          {profile !== undefined && (
            <span className="muted line">
              {goalOf(profile, today)} · {timeframes[profile.timeframe]}
            </span>
          )}
        </span>
        <SwitchUser words={settingsText.switch} />
      </section>
      {areLoaded && (
        <div className="cols with-late-part">
          <div>
            {profile === undefined ? (
              <Note icon="cloud">{settingsText.profileNotHere}</Note>
            ) : (
              <LazyProfileCard profile={profile} settings={settings} />
            )}
            {plans && (
              <>
                <LazyEquipmentCard profile={profile} gear={gear} units={settings.units} />
                <LazyAssessmentCard />
              </>
            )}
            <LazySecurityCard profile={current} hasPasscode={hasPasscode} />
          </div>
          <div>
            {profile !== undefined && (
              <>
                <PreferencesCard settings={settings} />
                <LazyConsentCard
                  profileId={current.id}
                  settings={settings}
                  today={today}
                  minor={isMinor(profile, today)}
                />
                {plans && <LazyRemindersCard profileId={current.id} settings={settings} />}
              </>
            )}
            <StateCard>
              <LazyDataLinks />
            </StateCard>
            <LazyAppLinks withTour={profile === undefined || plans} />
            <SwitchUser words={settingsText.signOut} variant="ghost-danger" full />
          </div>
          <div>
            <LazyHouseholdCards />
          </div>
        </div>
      )}
    </>
  );
}
