import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { SettingsLink } from "./SettingsLinks.tsx";
import { deletionText } from "./texts/deletion.text.ts";

/** The way to the data page; says when something there needs a decision. */
export function DataLinks() {
  const { refused } = useSyncStatus();
  return (
    <li className="link-line">
      <SettingsLink
        icon="download"
        label={deletionText.yourData}
        sub={refused > 0 ? deletionText.refusedCount(refused) : deletionText.dataLead}
        href="/settings/data"
      />
    </li>
  );
}
