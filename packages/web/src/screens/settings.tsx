import "../features/coaching/coaching.css";
import "../features/profile/profile.css";
import { goalOf, hasPlan, isMinor } from "@muster/domain/profiles/age";
import { timeframes } from "@muster/domain/profiles/options";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
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
  LazyInvitationsCard,
  LazyOwnerCard,
  LazyProfileCard,
  LazyRemindersCard,
  LazySecurityCard,
} from "./settings-cards.tsx";

/**
 * `/settings`: profile, assessment, units, theme, coach, passcode, sync, data, devices and invitations, the app itself
 * (SET-01..08).
 */
export default function SettingsScreen() {
  const current = useCurrentProfile();
  const today = useToday();
  const records = useLive(
    async (reads) => {
      if (current === undefined) return undefined;
      const [profile, settings] = await Promise.all([
        reads.get("profile", profileRecordId(current.id)),
        reads.get("settings", settingsId(current.id)),
      ]);
      return { profile, settings: settings ?? defaultSettings };
    },
    [current?.id],
  );
  if (records.state === "error") throw records.error;
  if (current === undefined) return null;
  const { profile, settings } = (records.state === "ready" ? records.value : undefined) ?? {};
  return (
    <Page title="Settings" className="settings">
      <TopBar title="Settings" back="/" />
      <section className="row profile-head" aria-label="Profile">
        <Avatar initial={current.initial} large />
        <span className="grow">
          <b className="title-small">{current.displayName}</b>
          {profile !== undefined && (
            <span className="muted line">
              {goalOf(profile, today)} · {timeframes[profile.timeframe]}
            </span>
          )}
        </span>
        <SwitchUser words="Switch" />
      </section>
      <div className="cols">
        <div>
          {profile !== undefined && settings !== undefined && (
            <LazyProfileCard profile={profile} settings={settings} />
          )}
          {records.state === "ready" && profile === undefined && (
            <Note icon="cloud">This profile is not on this device yet. It comes with the next sync.</Note>
          )}
          {profile !== undefined && settings !== undefined && hasPlan(profile, today) && (
            <LazyEquipmentCard profileId={current.id} profile={profile} units={settings.units} />
          )}
          {profile !== undefined && hasPlan(profile, today) && <LazyAssessmentCard />}
          <LazySecurityCard />
          <LazyOwnerCard />
          <LazyInvitationsCard />
        </div>
        <div>
          {settings !== undefined && profile !== undefined && <PreferencesCard settings={settings} />}
          {settings !== undefined && profile !== undefined && (
            <LazyConsentCard
              profileId={current.id}
              settings={settings}
              today={today}
              minor={isMinor(profile, today)}
            />
          )}
          {settings !== undefined && profile !== undefined && hasPlan(profile, today) && (
            <LazyRemindersCard profileId={current.id} settings={settings} />
          )}
          <StateCard>
            <LazyDataLinks />
          </StateCard>
          <LazyAppLinks withTour={profile === undefined || hasPlan(profile, today)} />
          <SwitchUser words="Sign out" variant="ghost-danger" full />
        </div>
      </div>
    </Page>
  );
}
