/** Ways for a profile to go: from this device, or from everywhere. The server wants the passcode again for the latter. */
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useElevation } from "../../features/household/passcode/use-elevation.tsx";
import { useSwitchUser } from "../../features/household/picker/switch-user.ts";
import { endPush } from "../../features/reminders/device-push.ts";
import { DeleteCard } from "../../features/shell/DeleteCard.tsx";
import { RemoveCard } from "../../features/shell/RemoveCard.tsx";

/** The cards of Settings that remove or delete a profile. */
export function LeavingCards({ profile }: { readonly profile: CurrentProfile }) {
  const switchUser = useSwitchUser();
  const { run, dialog } = useElevation();
  return (
    <>
      <RemoveCard profile={profile} beforeRemoval={endPush} onRemoved={switchUser} />
      <DeleteCard profile={profile} protect={run} />
      {dialog}
    </>
  );
}
