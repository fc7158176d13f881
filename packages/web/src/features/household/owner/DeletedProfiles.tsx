import { useCallback, useEffect, useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Banner } from "../../../components/layout/Banner.tsx";
import { ConfirmDialog } from "../../../components/overlays/ConfirmDialog.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { isGuarded } from "../../../data/household/guarded-profile.ts";
import { saveFile } from "../../../data/save-file.ts";
import { useServices } from "../../../data/services.ts";
import type { DeletedProfile } from "../../../data/store/profile-data.ts";
import { useSyncStatus } from "../../../data/sync/use-sync-status.ts";
import { PasscodeDialog } from "../passcode/PasscodeDialog.tsx";
import { loadOffline } from "../passcode/unlock-on-device.ts";
import { registrationText } from "./profiles.text.ts";

/**
 * Profiles that were deleted on the server while this device had entries of theirs that were never sent: handed out as a
 * file before they are erased here.
 */
export function DeletedProfiles() {
  const { device, now } = useServices();
  const { lastSyncAt, state } = useSyncStatus();
  const [found, setFound] = useState<readonly DeletedProfile[]>([]);
  const [erasing, setErasing] = useState<DeletedProfile>();
  const [unlocking, setUnlocking] = useState<DeletedProfile>();

  const look = useCallback(
    () => device().then(async ({ profileData }) => setFound(await profileData.deletedWithUnsent())),
    [device],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round of sync may have brought another one
  useEffect(() => {
    // Where the store does not open, its own page says so.
    look().catch(() => undefined);
  }, [look, lastSyncAt, state]);

  const save = async ({ id, displayName }: DeletedProfile): Promise<void> => {
    const changes = await (await device()).profileData.unsent(id);
    saveFile(
      `muster-unsent-${displayName}.json`,
      [JSON.stringify({ format: "muster-kept-changes", version: 1, changes }, null, 2)],
      "application/json",
    );
  };
  const unlock = async (profile: DeletedProfile, passcode: string): Promise<"done"> => {
    const { tryOffline } = await loadOffline();
    const tried = await tryOffline(localStorage, profile.id, passcode, now().getTime());
    setUnlocking(undefined);
    if (tried.type === "right") await save(profile);
    else showToast({ kind: "error", text: registrationText.incorrectPasscode });
    return "done";
  };
  const erase = async (): Promise<void> => {
    if (erasing === undefined) return;
    await (await device()).profileData.erase(erasing.id);
    setErasing(undefined);
    await look();
  };
  return (
    <>
      {found.map((profile) => (
        <Banner key={profile.id} kind="warn" icon="warning">
          <span className="stack-8">
            <span>
              {registrationText.deletedWithUnsent({ name: profile.displayName, unsent: profile.unsent })}
            </span>
            <span className="row wrap">
              <Button
                variant="ghost"
                className="flush"
                label={registrationText.saveNamed(profile.displayName)}
                onClick={() => (isGuarded(profile.id) ? setUnlocking(profile) : void save(profile))}
              >
                {registrationText.saveAsAFile}
              </Button>
              <Button
                variant="ghost-danger"
                label={registrationText.eraseNamed(profile.displayName)}
                onClick={() => setErasing(profile)}
              >
                {registrationText.eraseHere}
              </Button>
            </span>
          </span>
        </Banner>
      ))}
      {unlocking !== undefined && (
        <PasscodeDialog
          mode="verify"
          who={{ displayName: unlocking.displayName, initial: unlocking.displayName.slice(0, 1) }}
          words={{ title: registrationText.thePasscodeOnceMore }}
          onCode={(passcode) => unlock(unlocking, passcode)}
          onClose={() => setUnlocking(undefined)}
        />
      )}
      <ConfirmDialog
        open={erasing !== undefined}
        title={registrationText.eraseQuestion(erasing?.displayName ?? "")}
        text={registrationText.unsentIsLost}
        confirm={registrationText.erase}
        cancel={registrationText.keepItForNow}
        danger
        onConfirm={() => void erase()}
        onCancel={() => setErasing(undefined)}
      />
    </>
  );
}
