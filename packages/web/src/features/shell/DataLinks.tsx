import { useSyncStatus } from "../../data/sync/use-sync-status.ts";
import { SettingsLink } from "./SettingsLinks.tsx";

/** The way to the data page; says when something there needs a decision. */
export function DataLinks() {
  const { refused } = useSyncStatus();
  return (
    <li className="link-line">
      <SettingsLink
        icon="download"
        label="Your data"
        sub={
          refused > 0
            ? `${refused === 1 ? "1 change needs" : `${refused} changes need`} your decision`
            : "Storage, export, import, delete"
        }
        href="/settings/data"
      />
    </li>
  );
}
