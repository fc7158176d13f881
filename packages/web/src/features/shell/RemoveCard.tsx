import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { ConfirmDialog } from "../../components/overlays/ConfirmDialog.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { saveFile } from "../../data/save-file.ts";
import { useServices } from "../../data/services.ts";
import { deletionText } from "./texts/deletion.text.ts";

type RemoveCardProps = {
  readonly profile: CurrentProfile;
  /** While the session is there: what the server does for this profile on this device ends. May fail, offline. */
  readonly beforeRemoval: () => Promise<unknown>;
  /** Everything of the profile is gone from this device: leads to the picker. */
  readonly onRemoved: () => void;
};

/** 'Remove from this device' (settled point 6): says what only this device has, and offers it as a file first. */
export function RemoveCard({ profile, beforeRemoval, onRemoved }: RemoveCardProps) {
  const { device, sync } = useServices();
  const today = useToday();
  const [unsent, setUnsent] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  const ask = async (): Promise<void> => {
    setFailed(false);
    await sync.syncNow().catch(() => undefined);
    setUnsent((await (await device()).profileData.unsent(profile.id)).length);
  };
  const save = async (): Promise<void> => {
    const changes = await (await device()).profileData.unsent(profile.id);
    saveFile(
      `muster-unsent-${profile.username}-${today}.json`,
      [JSON.stringify({ format: "muster-kept-changes", version: 1, changes }, null, 2)],
      "application/json",
    );
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await beforeRemoval().catch(() => undefined);
      await (await device()).profileData.erase(profile.id);
      onRemoved();
    } catch {
      setFailed(true);
    }
    setBusy(false);
    setUnsent(undefined);
  };
  return (
    <Card id="remove-here" title={deletionText.removeFromThisDevice}>
      <p className="muted">{deletionText.removeLead}</p>
      {failed && (
        <Banner kind="err" icon="warning">
          {deletionText.removeFailed}
        </Banner>
      )}
      <div className="row wrap">
        <Button variant="ghost-danger" className="flush" onClick={() => void ask()}>
          {deletionText.removeFromThisDevice}
        </Button>
        {unsent !== undefined && unsent > 0 && (
          <Button variant="secondary" onClick={() => void save()}>
            {deletionText.saveUnsentAsAFile}
          </Button>
        )}
      </div>
      {unsent !== undefined && unsent > 0 && (
        <Banner
          kind="warn"
          icon="warning"
          action={
            <Button variant="ghost" onClick={() => setUnsent(-unsent)}>
              {deletionText.goOn}
            </Button>
          }
        >
          {deletionText.onlyHere(unsent)}
        </Banner>
      )}
      <ConfirmDialog
        open={unsent !== undefined && unsent <= 0}
        title={deletionText.removeQuestion(profile.displayName)}
        text={unsent === 0 || unsent === undefined ? deletionText.allSent : deletionText.willBeLost(-unsent)}
        confirm={deletionText.removeFromThisDevice}
        cancel={deletionText.keepItHere}
        danger
        busy={busy && deletionText.removing}
        onConfirm={() => void remove()}
        onCancel={() => setUnsent(undefined)}
      />
    </Card>
  );
}
