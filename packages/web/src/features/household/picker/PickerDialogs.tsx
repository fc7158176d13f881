/** Dialogs over the picker: a passcode, a new one, the recovery code, or the code of somebody new (PASS-01..05). */
import type { PickerEntry } from "@muster/domain/profiles/picker";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import { useServices } from "../../../data/services.ts";
import { PasscodeDialog } from "../passcode/PasscodeDialog.tsx";
import { endSession } from "../passcode/session-end.ts";
import type { PasscodeSet } from "../passcode/set-passcode.ts";

/** Which dialog is open, and for whom. */
export type PickerDialog =
  | { readonly shows: "nothing" }
  /** `blockedUntil`: no passcode is taken before, ms since 1970. */
  | { readonly shows: "verify"; readonly profile: PickerEntry; readonly blockedUntil?: number | undefined }
  | { readonly shows: "recovery"; readonly profile: PickerEntry }
  /** `reset`: why a passcode is asked for though there was one; it is not skipped then. */
  | { readonly shows: "setup"; readonly profile: PickerEntry; readonly reset?: string }
  /** `returning`: a profile that a restored server does not have. */
  | { readonly shows: "registration"; readonly code: string | undefined; readonly returning?: PickerEntry };

/** No dialog is open. */
export const nothing: PickerDialog = { shows: "nothing" };

const RecoveryDialog = lazyPart(() =>
  import("../owner/RecoveryDialog.tsx").then((file) => file.RecoveryDialog),
);
const RegistrationDialog = lazyPart(() =>
  import("../owner/RegistrationDialog.tsx").then((file) => file.RegistrationDialog),
);

/** What the dialogs show, and what follows from them. */
export type PickerDialogsProps = {
  readonly dialog: PickerDialog;
  readonly onShow: (dialog: PickerDialog) => void;
  readonly onCode: (profile: PickerEntry, typed: string) => Promise<void>;
  /** Asked anew, now without a passcode. */
  readonly onChosen: (profile: PickerEntry) => void;
  readonly onNewPasscode: (profile: PickerEntry, next: string) => Promise<PasscodeSet>;
  readonly onSkipped: (profile: PickerEntry) => void;
  /** The passcode was not given after all. */
  readonly onGivenUp: () => void;
  /** Somebody new may set up, or the profile may be made again. */
  readonly onAllowed: (returning: PickerEntry | undefined) => void;
};

/** Shows the open dialog of the picker. */
export function PickerDialogs({
  dialog,
  onShow,
  onCode,
  onChosen,
  onNewPasscode,
  onSkipped,
  onGivenUp,
  onAllowed,
}: PickerDialogsProps) {
  const { api } = useServices();
  const close = (): void => onShow(nothing);
  switch (dialog.shows) {
    case "nothing":
      return null;
    case "verify":
      return (
        <PasscodeDialog
          // A block that has just begun starts over with empty boxes, and so does whatever is asked next.
          key={`verify ${dialog.blockedUntil}`}
          mode="verify"
          who={dialog.profile}
          blockedUntil={dialog.blockedUntil}
          onCode={async (typed) => {
            await onCode(dialog.profile, typed);
            return "done";
          }}
          onRecover={() => onShow({ shows: "recovery", profile: dialog.profile })}
          onClose={() => {
            onGivenUp();
            close();
          }}
        />
      );
    case "recovery":
      return (
        <RecoveryDialog
          profileId={dialog.profile.id}
          onRecovered={() => {
            close();
            onChosen({ ...dialog.profile, hasPasscode: false });
          }}
          onClose={close}
          onMissing={close}
        />
      );
    case "setup":
      return (
        <PasscodeDialog
          key="setup"
          mode="setup"
          who={dialog.profile}
          onCode={(typed) => onNewPasscode(dialog.profile, typed)}
          words={{ text: dialog.reset }}
          onSkip={dialog.reset !== undefined ? undefined : () => onSkipped(dialog.profile)}
          onClose={() => {
            // A profile whose passcode was reset is not left open behind its dialog.
            if (dialog.reset !== undefined) void endSession(api, localStorage);
            close();
          }}
        />
      );
    case "registration":
      return (
        <RegistrationDialog
          code={dialog.code}
          returning={dialog.returning?.displayName}
          onAllowed={() => onAllowed(dialog.returning)}
          onClose={close}
          onMissing={close}
        />
      );
  }
}
