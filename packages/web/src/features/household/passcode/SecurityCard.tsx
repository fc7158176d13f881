import { type LockChoice, lockChoices } from "@muster/domain/household/auto-lock";
import { passcodeTexts } from "@muster/domain/profiles/passcode.text";
import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { Picks } from "../../../components/controls/Picks.tsx";
import { Card } from "../../../components/layout/Card.tsx";
import { FailureBanner } from "../../../components/layout/Failure.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import { lockChoiceOf, storeLockChoice } from "./auto-lock.ts";
import { PasscodeDialog, passcodeNeedsServer } from "./PasscodeDialog.tsx";
import { type PasscodeSet, setPasscode } from "./set-passcode.ts";
import { unlockProfile } from "./unlock.ts";
import "../household.css";
import { lockText } from "./lock.text.ts";

type Step =
  | { readonly asks: "nothing" }
  | { readonly asks: "current"; readonly blockedUntil?: number | undefined }
  | { readonly asks: "new"; readonly current: string | null };

const nothing: Step = { asks: "nothing" };

type SecurityCardProps = { readonly profile: CurrentProfile; readonly hasPasscode: boolean };

/** Security: Change Passcode (SET-03, PASS-05). Who has one must enter it first. Needs the server. */
export function SecurityCard({ profile, hasPasscode }: SecurityCardProps) {
  const { api, sync, now } = useServices();
  const [step, setStep] = useState(nothing);
  const [message, setMessage] = useState<string>();

  const begin = (): void => {
    setMessage(undefined);
    setStep(hasPasscode ? { asks: "current" } : { asks: "new", current: null });
  };
  const checkCurrent = async (current: string): Promise<void> => {
    const outcome = await unlockProfile(api, profile.id, current);
    switch (outcome.type) {
      case "unlocked":
        return setStep({ asks: "new", current });
      case "blocked":
        return setStep({
          asks: "current",
          blockedUntil: now().getTime() + (outcome.seconds ?? Infinity) * 1_000,
        });
      case "wrong":
        setMessage(passcodeTexts.incorrect);
        return setStep(nothing);
      case "offline":
        setMessage(`${passcodeTexts.changeFailed} ${passcodeNeedsServer}`);
        return setStep(nothing);
      default:
        setMessage(passcodeTexts.changeFailed);
        return setStep(nothing);
    }
  };
  const change = async (current: string | null, next: string): Promise<PasscodeSet> => {
    const outcome = await setPasscode(api, profile.id, current, next);
    if (outcome !== "done") return outcome;
    setStep(nothing);
    // Said once this device knows it too: until the profile's card has come, nothing here would ask for the passcode.
    await sync.syncNow().catch(() => undefined);
    showToast({ kind: "success", text: passcodeTexts.changed });
    return "done";
  };

  return (
    <Card id="security" title={lockText.security}>
      <p className="muted">{hasPasscode ? lockText.hasPasscode : lockText.noPasscode}</p>
      <FailureBanner text={message} />
      <div>
        <Button variant="secondary" onClick={begin}>
          {lockText.changePasscode}
        </Button>
      </div>
      {hasPasscode && <LockAfter profileId={profile.id} />}
      {step.asks === "current" && (
        <PasscodeDialog
          // A block that has just begun starts over with empty boxes.
          key={step.blockedUntil}
          who={profile}
          mode="verify"
          words={{ title: lockText.yourPasscodeUntilNow }}
          blockedUntil={step.blockedUntil}
          onCode={async (typed) => {
            await checkCurrent(typed);
            return "done";
          }}
          onClose={() => setStep(nothing)}
        />
      )}
      {step.asks === "new" && (
        <PasscodeDialog
          who={profile}
          mode="setup"
          words={{ title: lockText.chooseANewPasscode, failed: passcodeTexts.changeFailed }}
          onCode={(typed) => change(step.current, typed)}
          onClose={() => setStep(nothing)}
        />
      )}
    </Card>
  );
}

const lockWords: Readonly<Record<LockChoice, string>> = {
  "1": lockText.minutes(1),
  "5": lockText.minutes(5),
  "15": lockText.minutes(15),
  "60": lockText.oneHour,
  never: lockText.never,
};

/** How soon the profile locks on this device (PASS-04). */
function LockAfter({ profileId }: { readonly profileId: string }) {
  const [choice, setChoice] = useState(() => lockChoiceOf(profileId));
  return (
    <Picks
      tight
      label={lockText.lockByItselfAfter}
      options={lockChoices.map((value) => ({ value, label: lockWords[value] }))}
      value={[choice]}
      hint={lockText.lockHint}
      onChange={([next]) => {
        if (next === undefined) return;
        storeLockChoice(profileId, next);
        setChoice(next);
      }}
    />
  );
}
