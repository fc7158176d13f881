/** Ways for a profile to go: from this device, or from everywhere. The server wants the passcode again for the latter. */

import { Banner } from "../../components/layout/Banner.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { lazyCard } from "../../components/loading/lazy-part.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useSwitchUser } from "../../features/household/picker/switch-user.ts";
import { endPush } from "../../features/reminders/device-push.ts";
import { RemoveCard } from "../../features/shell/RemoveCard.tsx";

/** Only the server does it, so its file is not cached either. */
const DeletePart = lazyCard(
  () => import("./DeletePart.tsx").then((file) => file.DeletePart),
  <Card id="delete-profile" title="Delete profile">
    <Banner icon="offline">Deleting needs the server. It can be asked for here when you are online.</Banner>
  </Card>,
);

/** The cards of Settings that remove or delete a profile. */
export function LeavingCards({ profile }: { readonly profile: CurrentProfile }) {
  const switchUser = useSwitchUser();
  return (
    <>
      <RemoveCard profile={profile} beforeRemoval={endPush} onRemoved={switchUser} />
      <DeletePart profile={profile} />
    </>
  );
}
