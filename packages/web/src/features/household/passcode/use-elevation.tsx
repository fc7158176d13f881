/** The passcode again for protected actions (SECURITY.md, 2): requested when the server says so, then the action is repeated. */
import { passcodeTexts } from "@muster/domain/profiles/passcode.text";
import type { Result } from "@muster/domain/shared/result";
import { type ReactNode, useState } from "react";
import { showToast } from "../../../components/overlays/toasts.ts";
import type { ApiFailure } from "../../../data/api/api.ts";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { useServices } from "../../../data/services.ts";
import { elevate } from "../owner/owner-calls.ts";
import { lockText } from "./lock.text.ts";
import { PasscodeDialog } from "./PasscodeDialog.tsx";
import { type PasscodeSet, setPasscode } from "./set-passcode.ts";

type Asking = {
  readonly again: () => void;
  readonly blockedUntil?: number;
  /** There is no passcode yet, and an owner's powers need one. */
  readonly isFirst?: true;
};

type Elevation = {
  /** Does it; when the passcode is needed first, asks for it and does it again. `done` gets the last answer. */
  readonly run: <T>(
    work: () => Promise<Result<T, ApiFailure>>,
    done: (result: Result<T, ApiFailure>) => void,
  ) => Promise<void>;
  /** To be drawn somewhere below. */
  readonly dialog: ReactNode;
};

/** Runs protected actions, and the dialog that asks for the passcode when one needs it. */
export const useElevation = (): Elevation => {
  const { api, sync, now } = useServices();
  const profile = useCurrentProfile();
  const [asking, setAsking] = useState<Asking>();

  const run: Elevation["run"] = async (work, done) => {
    const result = await work();
    const again = () => void run(work, done);
    if (!result.ok && result.error.type === "needs-passcode") setAsking({ again });
    else if (!result.ok && result.error.type === "set-passcode-first") setAsking({ again, isFirst: true });
    else done(result);
  };
  const give = async (passcode: string): Promise<"done"> => {
    const given = await elevate(passcode);
    const again = asking?.again;
    setAsking(undefined);
    if (given.ok) again?.();
    else if (given.error.type === "passcode-blocked" && again !== undefined)
      setAsking({
        again,
        blockedUntil: now().getTime() + (given.error.retryAfterSeconds ?? Infinity) * 1_000,
      });
    else if (given.error.type === "wrong-passcode")
      showToast({ kind: "error", text: passcodeTexts.incorrect });
    else
      showToast({
        kind: "error",
        text: lockText.theServerCannotBeReached,
      });
    return "done";
  };
  const setFirst = async (profileId: string, next: string): Promise<PasscodeSet> => {
    const outcome = await setPasscode(api, profileId, null, next);
    if (outcome !== "done") return outcome;
    void sync.syncNow().catch(() => undefined);
    return give(next);
  };
  if (asking?.isFirst === true && profile !== undefined)
    return {
      run,
      dialog: (
        <PasscodeDialog
          mode="setup"
          who={profile}
          words={{
            title: lockText.setAPasscodeFirst,
            text: lockText.youOwnThisHousehold,
          }}
          onCode={(next) => setFirst(profile.id, next)}
          onClose={() => setAsking(undefined)}
        />
      ),
    };
  return {
    run,
    dialog: asking !== undefined && profile !== undefined && (
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
