import { initialOf } from "@muster/domain/profiles/profile";
import { profileRecordId } from "@muster/domain/record-ids";
import { useEffect } from "react";
import { lazyFile } from "../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../components/loading/QuietBoundary.tsx";
import {
  type CurrentProfile,
  markOpen,
  renameCurrent,
  useCurrentProfile,
  useIsLocked,
} from "../data/household/current-profile.ts";
import { setGuarded } from "../data/household/guarded-profile.ts";
import { useServices } from "../data/services.ts";
import { useLive } from "../data/store/use-live.ts";
import { useSyncStatus } from "../data/sync/use-sync-status.ts";
import { watchAutoLock } from "../features/household/passcode/auto-lock.ts";
import { endSession } from "../features/household/passcode/session-end.ts";
import { unlockOnDevice } from "../features/household/passcode/unlock-on-device.ts";
import { ToPicker } from "./ToPicker.tsx";

const loadLock = () => import("../features/household/passcode/LockScreen.tsx");

/** Only where the system has numbers on icons. */
const AppBadge = lazyFile<{ readonly profileId: string | undefined }>(() =>
  "setAppBadge" in navigator
    ? import("../features/reminders/AppBadge.tsx").then((file) => file.AppBadge)
    : Promise.resolve(() => null),
);

const LockScreen = lazyFile<{ readonly profile: CurrentProfile }>(
  () => loadLock().then((file) => file.LockScreen),
  ToPicker,
);

/** Watches over a profile with a passcode in this tab, and covers it when it is locked, here or in another one. */
export function AutoLock() {
  const profile = useCurrentProfile();
  const locked = useIsLocked();
  const badge = (
    <QuietBoundary>
      <AppBadge profileId={profile?.id} />
    </QuietBoundary>
  );
  if (profile === undefined) return badge;
  return (
    <>
      {badge}
      <Watch key={profile.id} profileId={profile.id} locked={locked} />
      {locked && <LockScreen profile={profile} />}
    </>
  );
}

function Watch({ profileId, locked }: { readonly profileId: string; readonly locked: boolean }) {
  const { api, store, sync, now } = useServices();
  const card = useLive((reads) => reads.get("profileCard", profileId), [profileId]);
  const hasPasscode = card.state === "ready" ? card.value?.hasPasscode : undefined;
  useEffect(() => {
    if (!locked) markOpen(profileId);
  }, [profileId, locked]);
  useEffect(() => {
    if (hasPasscode === undefined) return;
    setGuarded(profileId, hasPasscode);
    if (!hasPasscode) return;
    // On the device before it is needed: it may lock without a network.
    void loadLock().catch(() => undefined);
    return watchAutoLock({ api, store, sync, now }, profileId);
  }, [api, store, sync, now, profileId, hasPasscode]);
  const profile = useLive((reads) => reads.get("profile", profileRecordId(profileId)), [profileId]);
  const name = profile.state === "ready" ? profile.value?.displayName : undefined;
  useEffect(() => {
    if (name !== undefined) renameCurrent(profileId, { displayName: name, initial: initialOf(name) });
  }, [profileId, name]);
  useSessionBegun(profileId, hasPasscode === false && !locked);
  return null;
}

/**
 * A profile without a passcode has nothing to unlock: when the server has no session of it (it was chosen while the server
 * was away), one is begun, and what waits is sent.
 */
const useSessionBegun = (profileId: string, isOpen: boolean): void => {
  const services = useServices();
  const { state } = useSyncStatus();
  const isMissing = isOpen && state === "locked";
  useEffect(() => {
    if (!isMissing) return;
    const begin = async (): Promise<void> => {
      const outcome = await unlockOnDevice(services, profileId, null);
      if (outcome.type !== "unlocked") return;
      // A passcode that was reset is set anew in the picker first.
      if (outcome.reset !== undefined) return endSession(services.api, localStorage);
      await services.sync.syncNow();
    };
    // The line above the page says what waits, and the next round tries again.
    void begin().catch(() => undefined);
  }, [services, profileId, isMissing]);
};
