/** Deleting a profile, with the passcode that the server wants again for it. Only the server does it, so this is loaded when it is needed. */
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useElevation } from "../../features/household/passcode/use-elevation.tsx";
import { DeleteCard } from "../../features/shell/DeleteCard.tsx";

/** The card that deletes a profile everywhere. */
export function DeletePart({ profile }: { readonly profile: CurrentProfile }) {
  const { run, dialog } = useElevation();
  return (
    <>
      <DeleteCard profile={profile} protect={run} />
      {dialog}
    </>
  );
}
