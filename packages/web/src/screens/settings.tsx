import "../features/coaching/coaching.css";
import "../features/profile/profile.css";
import { goalOf, hasPlan, isMinor } from "@muster/domain/profiles/age";
import { timeframes } from "@muster/domain/profiles/options";
import { defaultSettings } from "@muster/domain/profiles/settings";
import { profileRecordId, settingsId } from "@muster/domain/record-ids";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Banner } from "../components/layout/Banner.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { lazyCard, missingPartText } from "../components/loading/lazy-part.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useLive } from "../data/store/use-live.ts";
import { devicesNeedServer } from "../features/household/joining/device-name.ts";
import { SwitchUser } from "../features/household/picker/SwitchUser.tsx";
import { PreferencesCard } from "../features/profile/PreferencesCard.tsx";
import { StateCard } from "../features/profile/StateCard.tsx";

/**
 * `/settings`: profile, assessment, units, theme, coach, passcode, sync, data, devices and invitations, the app itself
 * (SET-01..08).
 */
const missingCard = (
  <section className="card">
    <Banner icon="offline">{missingPartText}</Banner>
  </section>
);
// One after the other: a settings page is long, and each card fetches what only it needs.
const AssessmentCard = lazyCard(
  () => import("../features/profile/AssessmentCard.tsx").then((file) => file.AssessmentCard),
  missingCard,
);
const ConsentCard = lazyCard(
  () => import("../features/coaching/consent/ConsentCard.tsx").then((file) => file.ConsentCard),
  <section className="card stack">
    <h2 className="text-large">AI coach</h2>
    <Banner icon="offline">
      Who designs, and what is sent, can be seen here when you are online. Offline the built-in coach designs.
    </Banner>
  </section>,
);
/** Both need the server, so their files are not cached. Without it nobody knows who owns the household. */
const InvitationsCard = lazyCard(
  () => import("../features/household/joining/InvitationsCard.tsx").then((file) => file.InvitationsCard),
  <section className="sec" aria-labelledby="devices">
    <h2 id="devices">Devices and invitations</h2>
    <div className="card">
      <Banner icon="offline">{devicesNeedServer}</Banner>
    </div>
  </section>,
);
const OwnerCard = lazyCard(
  () => import("../features/household/owner/OwnerCard.tsx").then((file) => file.OwnerCard),
  null,
);
const ProfileCard = lazyCard(
  () => import("../features/profile/FitnessProfileCard.tsx").then((file) => file.FitnessProfileCard),
  missingCard,
);
const EquipmentCard = lazyCard(
  () => import("../features/training/EquipmentCard.tsx").then((file) => file.EquipmentCard),
  missingCard,
);
const DataLinks = lazyCard(
  () => import("../features/shell/DataLinks.tsx").then((file) => file.DataLinks),
  null,
);
const AppLinks = lazyCard(() => import("../features/shell/AppLinks.tsx").then((file) => file.AppLinks), null);
const RemindersCard = lazyCard(
  () => import("../features/reminders/RemindersCard.tsx").then((file) => file.RemindersCard),
  missingCard,
);
const SecurityCard = lazyCard(
  () => import("../features/household/passcode/SecurityCard.tsx").then((file) => file.SecurityCard),
  missingCard,
);

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
            <ProfileCard profile={profile} settings={settings} />
          )}
          {records.state === "ready" && profile === undefined && (
            <Note icon="cloud">This profile is not on this device yet. It comes with the next sync.</Note>
          )}
          {profile !== undefined && settings !== undefined && hasPlan(profile, today) && (
            <EquipmentCard profileId={current.id} profile={profile} units={settings.units} />
          )}
          {profile !== undefined && hasPlan(profile, today) && <AssessmentCard />}
          <SecurityCard />
          <OwnerCard />
          <InvitationsCard />
        </div>
        <div>
          {settings !== undefined && profile !== undefined && <PreferencesCard settings={settings} />}
          {settings !== undefined && profile !== undefined && (
            <ConsentCard
              profileId={current.id}
              settings={settings}
              today={today}
              minor={isMinor(profile, today)}
            />
          )}
          {settings !== undefined && profile !== undefined && hasPlan(profile, today) && (
            <RemindersCard profileId={current.id} settings={settings} />
          )}
          <StateCard>
            <DataLinks />
          </StateCard>
          <AppLinks withTour={profile === undefined || hasPlan(profile, today)} />
          <SwitchUser words="Sign out" variant="ghost-danger" full />
        </div>
      </div>
    </Page>
  );
}
