/** Ways for a profile to go: from this device, or from everywhere. The server wants the passcode again for the latter. */
import type { CurrentProfile } from "../data/current-profile.ts";
import { useSwitchUser } from "../features/household/switch-user.ts";
import { useElevation } from "../features/household/use-elevation.tsx";
import { endPush } from "../features/reminders/device-push.ts";
import { DeleteCard } from "../features/shell/DeleteCard.tsx";
import { RemoveCard } from "../features/shell/RemoveCard.tsx";

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
