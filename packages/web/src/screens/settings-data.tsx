import { Card } from "../components/layout/Card.tsx";
import "../features/profile/profile.css";
import "../features/shell/shell.css";
import { Banner } from "../components/layout/Banner.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { lazyCard, missingPartText, useCardsLoaded } from "../components/loading/lazy-part.tsx";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { usePasscodeAgain } from "../features/household/passcode/use-passcode-again.tsx";
import { StateCard } from "../features/profile/StateCard.tsx";
import { BackupCard } from "../features/shell/BackupCard.tsx";
import { useDeviceStorage } from "../features/shell/device-storage.ts";
import { RefusedCard } from "../features/shell/RefusedCard.tsx";
import { StorageCard } from "../features/shell/StorageCard.tsx";
import { importerNotLoaded } from "../features/transfer/app-files.text.ts";
import { ExportCard } from "../features/transfer/ExportCard.tsx";
import { settingsDataText } from "./settings-data/settings-data.text.ts";

const ImportCard = lazyCard(
  () => import("../features/transfer/ImportCard.tsx").then((file) => file.ImportCard),
  <Card id="import-data" title={settingsDataText.importData}>
    <Banner icon="offline">{importerNotLoaded}</Banner>
  </Card>,
);
const RecentlyDeleted = lazyCard(
  () => import("./settings-data/RecentlyDeleted.tsx").then((file) => file.RecentlyDeleted),
  <section className="card">
    <Banner icon="offline">{missingPartText}</Banner>
  </section>,
);
/** The server says who is an owner. */
const HouseholdExport = lazyCard(
  () => import("./settings-data/HouseholdExport.tsx").then((file) => file.HouseholdExport),
  null,
);
const LeavingCards = lazyCard(
  () => import("./settings-data/LeavingCards.tsx").then((file) => file.LeavingCards),
  <section className="card">
    <Banner icon="offline">{missingPartText}</Banner>
  </section>,
);

const cardsOfDevice = [ImportCard, RecentlyDeleted, LeavingCards];

/**
 * `/settings/data`: where data is stored, what the server refused, and export, import and deletion (SET-07, SYNC-05). Drawn
 * at once; what the server answers comes last, so that no button moves away under a finger.
 */
export default function SettingsDataScreen() {
  const profile = useCurrentProfile();
  if (profile === undefined) return null;
  return <DataOf profile={profile} />;
}

function DataOf({ profile }: { readonly profile: CurrentProfile }) {
  const { confirm, dialog } = usePasscodeAgain(profile);
  const { found, ...storage } = useDeviceStorage();
  const areCardsLoaded = useCardsLoaded(cardsOfDevice);
  return (
    <Page title={settingsDataText.yourData} narrow className="settings">
      <TopBar title={settingsDataText.yourData} back="/settings" />
      <StateCard />
      {found !== undefined && areCardsLoaded && (
        <>
          <RefusedCard profile={profile} />
          <StorageCard found={found} {...storage} />
          <ExportCard profile={profile} confirm={confirm} />
          {dialog}
          <ImportCard profile={profile} />
          <RecentlyDeleted profile={profile} />
          <LeavingCards profile={profile} />
          <HouseholdExport profile={profile} />
          <BackupCard />
        </>
      )}
    </Page>
  );
}
