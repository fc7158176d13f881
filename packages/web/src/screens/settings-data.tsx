import "../features/profile/profile.css";
import "../features/shell/shell.css";
import { lazy, Suspense } from "react";
import { Page } from "../components/Page.tsx";
import { TopBar } from "../components/TopBar.tsx";
import { useCurrentProfile } from "../data/current-profile.ts";
import { useSwitchUser } from "../features/household/switch-user.ts";
import { StateCard } from "../features/profile/StateCard.tsx";
import { DeleteCard } from "../features/shell/DeleteCard.tsx";
import { RefusedCard } from "../features/shell/RefusedCard.tsx";
import { RemoveCard } from "../features/shell/RemoveCard.tsx";
import { StorageCard } from "../features/shell/StorageCard.tsx";
import { ExportCard } from "../features/transfer/ExportCard.tsx";

const ImportCard = lazy(() =>
  import("../features/transfer/ImportCard.tsx").then((file) => ({ default: file.ImportCard })),
);

/** `/settings/data`: what is kept where, what was not accepted, and everything that goes out, in or away (SET-07, SYNC-05). */
export default function SettingsDataScreen() {
  const profile = useCurrentProfile();
  const switchUser = useSwitchUser();
  if (profile === undefined) return null;
  return (
    <Page title="Your data" narrow>
      <TopBar title="Your data" back="/settings" />
      <StateCard />
      <RefusedCard profile={profile} />
      <StorageCard />
      <ExportCard profile={profile} />
      <Suspense>
        <ImportCard profile={profile} />
      </Suspense>
      <RemoveCard profile={profile} onRemoved={switchUser} />
      <DeleteCard profile={profile} />
    </Page>
  );
}
