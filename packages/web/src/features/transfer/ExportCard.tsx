import { type WrittenApp, writtenApps } from "@muster/domain/transfer/to-apps/workout-csv";
import { useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { controlsText } from "../../components/components.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { saveFile } from "../../data/save-file.ts";
import { useServices } from "../../data/services.ts";
import { transferText } from "./transfer.text.ts";

type ExportCardProps = {
  readonly profile: CurrentProfile;
  /** Calls `go` once the passcode was given again; at once where there is none. */
  readonly confirm: (go: () => void) => void;
};

const appNames: Readonly<Record<WrittenApp, string>> = {
  strong: transferText.strong,
  hevy: transferText.hevy,
};

/** Everything of this profile as a file, made on this device (SET-07). */
export function ExportCard({ profile, confirm }: ExportCardProps) {
  const { device, now } = useServices();
  const today = useToday();
  const [making, setMaking] = useState<"json" | "csv" | WrittenApp>();

  const make = async (kind: "json" | "csv" | WrittenApp): Promise<void> => {
    setMaking(kind);
    try {
      const [{ exportJson, exportTables, exportWorkouts }, { profileData }] = await Promise.all([
        import("./export.ts"),
        device(),
      ]);
      const name = `muster-${profile.username}-${today}`;
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const whose = { profileId: profile.id, username: profile.username, now: now(), timeZone };
      if (kind === "json") saveFile(`${name}.json`, await exportJson(profileData, whose), "application/json");
      else if (kind === "csv")
        saveFile(`${name}-tables.zip`, await exportTables(profileData, profile.id), "application/zip");
      else saveFile(`${name}-${kind}.csv`, [await exportWorkouts(profileData, profile.id, kind)], "text/csv");
      showToast({ kind: "success", text: controlsText.fileInDownloads });
    } catch {
      showToast({
        kind: "error",
        text: controlsText.fileNotMade,
      });
    }
    setMaking(undefined);
  };
  return (
    <Card id="export-my-data" title={transferText.exportMyData}>
      <p className="muted">{transferText.exportLead}</p>
      <div className="row wrap">
        <Button
          variant="secondary"
          busy={making === "json" && commonText.making}
          onClick={() => confirm(() => void make("json"))}
        >
          {transferText.oneFileJSON}
        </Button>
        <Button
          variant="secondary"
          busy={making === "csv" && commonText.making}
          onClick={() => confirm(() => void make("csv"))}
        >
          {transferText.tablesCSV}
        </Button>
        {writtenApps.map((app) => (
          <Button
            key={app}
            variant="secondary"
            busy={making === app && commonText.making}
            onClick={() => confirm(() => void make(app))}
          >
            {transferText.workoutsFor(appNames[app])}
          </Button>
        ))}
      </div>
    </Card>
  );
}
