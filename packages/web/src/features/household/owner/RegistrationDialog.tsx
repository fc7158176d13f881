import { storeRegistration } from "../../../data/household/registration.ts";
import { useServices } from "../../../data/services.ts";
import { CodeDialog } from "./CodeDialog.tsx";
import { registrationText } from "./profiles.text.ts";

/** Why a registration code is needed. */
export type RegistrationDialogProps = {
  /** From a set-up link; the person still presses the button. */
  readonly code?: string | undefined;
  /** Somebody who joined after the backup that the server was restored from: the code lets them back in. */
  readonly returning?: string | undefined;
  readonly onAllowed: () => void;
  readonly onClose: () => void;
};

/** 'Add New User' (USR-04): the server checks the one-time code; right leads to onboarding. */
export function RegistrationDialog({
  code: given = "",
  returning,
  onAllowed,
  onClose,
}: RegistrationDialogProps) {
  const { api } = useServices();
  return (
    <CodeDialog
      title={returning === undefined ? registrationText.addNewUser : registrationText.letBackIn(returning)}
      text={
        returning === undefined
          ? registrationText.enterARegistrationCode
          : registrationText.serverRestored(returning)
      }
      label={registrationText.registrationCode}
      given={given}
      missing={registrationText.pleaseEnterTheCode}
      check={async (code) => {
        const reply = await api.register({ code });
        if (!reply.ok)
          return reply.error.type === "offline" ? registrationText.needsServer : reply.error.message;
        storeRegistration(reply.value.registration);
        onAllowed();
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
