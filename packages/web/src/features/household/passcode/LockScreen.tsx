import { passcodeTexts } from "@muster/domain/profiles/passcode.text";
import { useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Avatar } from "../../../components/layout/Avatar.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { Dialog } from "../../../components/overlays/Dialog.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { Covered, useModal } from "../../../components/overlays/use-modal.ts";
import { type CurrentProfile, markUnlocked } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import { useSwitchUser } from "../picker/switch-user.ts";
import { noteSeen } from "./auto-lock.ts";
import { leavingText } from "./leaving.text.ts";
import { PasscodeDialog } from "./PasscodeDialog.tsx";
import { passcodeText } from "./passcode.text.ts";
import { failedTriesText } from "./unlock.ts";
import { unlockOnDevice } from "./unlock-on-device.ts";
import "../household.css";
import { lockText } from "./lock.text.ts";

/** A start that is locked draws no page: then nothing can be half typed. */
const isPageBelow = (): boolean => document.querySelector("main") !== null;

/**
 * Over everything while the chosen profile is locked (PASS-04): the page below stays as it was left, with all that was
 * typed, and can be neither seen nor reached. The passcode opens it again; somebody else goes to the picker.
 */
export function LockScreen({ profile }: { readonly profile: CurrentProfile }) {
  return (
    // The cover itself, and what it asks, are the only dialogs while it lies there.
    <Covered value={false}>
      <Cover profile={profile} />
    </Covered>
  );
}

function Cover({ profile }: { readonly profile: CurrentProfile }) {
  const services = useServices();
  const switchUser = useSwitchUser();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const [message, setMessage] = useState<string>();
  const [blockedUntil, setBlockedUntil] = useState<number>();
  const [leaving, setLeaving] = useState<string>();
  // Esc, twice in a row, closes whatever a page says; this one opens again at once.
  const cover = useModal(
    true,
    () => {
      if (cover.current?.open === false) cover.current.showModal();
    },
    true,
  );
  // After the cover is open: of two modal dialogs the later one lies on top.
  useEffect(() => setAsking(true), []);

  // A block that only the server can lift is fetched again; the answer from before the network failed is outdated.
  useEffect(() => {
    const again = () => setBlockedUntil(undefined);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  /** Says first what is lost and what waits; with neither it goes at once. */
  const leave = async (): Promise<void> => {
    setAsking(false);
    const unsent = await services
      .device()
      .then(({ profileData }) => profileData.unsent(profile.id))
      .catch(() => []);
    const words = leavingText(profile.displayName, isPageBelow(), unsent.length);
    if (words === undefined) switchUser();
    else setLeaving(words);
  };
  const close = (): void => {
    setAsking(false);
    if (blockedUntil === Infinity) setBlockedUntil(undefined);
  };

  const unlock = async (passcode: string): Promise<void> => {
    setMessage(undefined);
    const outcome = await unlockOnDevice(services, profile.id, passcode);
    const tried = failedTriesText(outcome);
    if (tried !== undefined) showToast({ kind: "info", text: tried });
    setAsking(false);
    switch (outcome.type) {
      case "unlocked":
        // A passcode that was reset is set anew in the picker; nobody is let in on the way.
        if (outcome.reset !== undefined) return switchUser();
        noteSeen(profile.id, services.now());
        return markUnlocked(profile.id);
      case "wrong":
        return setMessage(passcodeTexts.incorrect);
      case "blocked":
        setBlockedUntil(services.now().getTime() + (outcome.seconds ?? Infinity) * 1_000);
        return setAsking(true);
      case "offline":
        return setMessage(passcodeText.connectToOpen(profile.displayName));
      case "not-enrolled":
        // Nobody is led away from what lies here alone.
        return setMessage(lockText.deviceLeft);
      case "failed":
        return setMessage(outcome.message);
    }
  };

  return createPortal(
    <dialog ref={cover} className="lock-cover" aria-labelledby={id}>
      <div className="lock-page stack-24">
        <div className="stack crested">
          <Avatar initial={profile.initial} large />
          <div className="stack-4">
            <h1 className="title-large" id={id}>
              {lockText.locked}
            </h1>
            <p className="muted">{lockText.asLeft(profile.displayName)}</p>
          </div>
        </div>
        <FailureBanner text={message} />
        <div className="stack-4">
          <Button variant="primary" xl onClick={() => setAsking(true)}>
            {lockText.unlock}
          </Button>
          <Button variant="quiet" full onClick={() => void leave()}>
            {commonText.switchUser}
          </Button>
        </div>
      </div>
      {asking && (
        <PasscodeDialog
          // A block that has just begun starts over with empty boxes.
          key={blockedUntil}
          mode="verify"
          who={profile}
          blockedUntil={blockedUntil}
          onCode={async (typed) => {
            await unlock(typed);
            return "done";
          }}
          onRecover={() => void leave()}
          onClose={close}
        />
      )}
      {leaving !== undefined && (
        <Dialog open title={lockText.switchQuestion} text={leaving} onClose={() => setLeaving(undefined)}>
          <div className="stack-4 last">
            <Button variant="primary" xl onClick={() => setLeaving(undefined)}>
              {lockText.stayHere}
            </Button>
            <Button variant="quiet" full onClick={switchUser}>
              {commonText.switchUser}
            </Button>
          </div>
        </Dialog>
      )}
    </dialog>,
    document.body,
  );
}
