/** Ways for a profile to go: from this device, or from everywhere. The server wants the passcode again for the latter. */
import { Banner } from "../../components/layout/Banner.tsx";
import { lazyCard } from "../../components/loading/lazy-part.tsx";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useSwitchUser } from "../../features/household/picker/switch-user.ts";
import { endPush } from "../../features/reminders/device-push.ts";
import { RemoveCard } from "../../features/shell/RemoveCard.tsx";

/** Only the server does it, so its file is not cached either. */
const DeletePart = lazyCard(
  () => import("./DeletePart.tsx").then((file) => file.DeletePart),
  <section className="card stack" aria-labelledby="delete-profile">
    <h2 className="text-large" id="delete-profile">
      Delete profile
    </h2>
    <Banner icon="offline">Deleting needs the server. It can be asked for here when you are online.</Banner>
  </section>,
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
