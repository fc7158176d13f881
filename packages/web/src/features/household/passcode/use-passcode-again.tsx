/** The passcode once more before something that needs no server, such as a file of everything (SECURITY.md, 2). */
import { passcodeTexts } from "@muster/domain/profiles/passcode.text";
import { type ReactNode, useState } from "react";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../../data/household/current-profile.ts";
import { isGuarded } from "../../../data/household/guarded-profile.ts";
import { useServices } from "../../../data/services.ts";
import { useLive } from "../../../data/store/use-live.ts";
import { lockText } from "./lock.text.ts";
import { hasPasscodeOnDevice } from "./offline-passcode.ts";
import { PasscodeDialog } from "./PasscodeDialog.tsx";
import { unlockOnDevice } from "./unlock-on-device.ts";

type PasscodeAgain = {
  /** Does it after the passcode, or at once for a profile that has none. */
  readonly confirm: (go: () => void) => void;
  /** To be drawn somewhere below. */
  readonly dialog: ReactNode;
};

/** Asks for the passcode before an action; without a passcode the action runs at once. */
export const usePasscodeAgain = (profile: CurrentProfile): PasscodeAgain => {
  const services = useServices();
  const card = useLive((reads) => reads.get("profileCard", profile.id), [profile.id]);
  const onCard = card.state === "ready" ? card.value?.hasPasscode === true : isGuarded(profile.id);
  // One that was set here a moment ago is on the card only with the next round of sync.
  const hasPasscode = hasPasscodeOnDevice(localStorage, { id: profile.id, hasPasscode: onCard });
  const [asking, setAsking] = useState<{ readonly go: () => void; readonly blockedUntil?: number }>();
  const give = async (passcode: string): Promise<"done"> => {
    const go = asking?.go;
    const outcome = await unlockOnDevice(services, profile.id, passcode);
    setAsking(undefined);
    if (outcome.type === "unlocked") go?.();
    else if (outcome.type === "blocked" && go !== undefined)
      setAsking({ go, blockedUntil: services.now().getTime() + (outcome.seconds ?? Infinity) * 1_000 });
    else
      showToast({
        kind: "error",
        text: outcome.type === "wrong" ? passcodeTexts.incorrect : lockText.notChecked,
      });
    return "done";
  };
  return {
    confirm: (go) => {
      if (hasPasscode) setAsking({ go });
      else go();
    },
    dialog: asking !== undefined && (
      <PasscodeDialog
        key={asking.blockedUntil}
        mode="verify"
        who={profile}
        words={{ title: lockText.yourPasscodeOnceMore }}
        blockedUntil={asking.blockedUntil}
        onCode={give}
        onClose={() => setAsking(undefined)}
      />
    ),
  };
};
