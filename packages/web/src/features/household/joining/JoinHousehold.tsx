import { useState } from "react";
import { Button } from "../../../components/controls/Button.tsx";
import { TextField } from "../../../components/controls/TextField.tsx";
import { storeRegistration } from "../../../data/household/registration.ts";
import { useServices } from "../../../data/services.ts";
import { joinText } from "../picker/picker.text.ts";
import { deviceNameOf } from "./device-name.ts";
import { clearSetupCode } from "./setup-code.ts";

/** What is known before the person joins. */
export type JoinHouseholdProps = {
  /** From a set-up link; the person still presses the button. */
  readonly code: string | undefined;
  /** False on an empty server: the first code makes the household. */
  readonly hasHousehold: boolean;
  /** Joined; `mayRegister` when the code also allows a new profile. */
  readonly onJoined: (mayRegister: boolean) => void;
};

/** All that a browser outside the household sees (USR-09): a field for the code, and no names. */
export function JoinHousehold({ code: given, hasHousehold, onJoined }: JoinHouseholdProps) {
  const { api, device } = useServices();
  const [code, setCode] = useState(given ?? "");
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  const join = async (): Promise<void> => {
    if (code.trim() === "") return setMessage(joinText.pleaseEnterTheCode);
    setBusy(true);
    // Without a database it joins all the same; only a killed browser could not repeat it.
    const attempt = await device()
      .then(({ joinAttempt }) => joinAttempt())
      .catch(() => undefined);
    const reply = await api.join({
      code: code.trim(),
      deviceName: deviceNameOf(navigator.userAgent),
      ...(attempt === undefined ? {} : { attempt }),
    });
    setBusy(false);
    if (!reply.ok) {
      const offline = joinText.theServerCannotBeReached;
      return setMessage(reply.error.type === "offline" ? offline : reply.error.message);
    }
    clearSetupCode();
    if (reply.value.registration !== null) storeRegistration(reply.value.registration);
    onJoined(reply.value.registration !== null);
  };

  return (
    <form
      className="card stack-16"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void join();
      }}
    >
      <TextField
        label={joinText.code}
        value={code}
        onChange={(next) => {
          setCode(next);
          setMessage(undefined);
        }}
        error={message}
        hint={hasHousehold ? joinText.codeFromSettings : joinText.codeFromServer}
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
      <Button variant="primary" xl type="submit" busy={busy && joinText.joining}>
        {joinText.join}
      </Button>
    </form>
  );
}
