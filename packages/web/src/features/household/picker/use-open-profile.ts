/** Opening a profile of the list: with or without a passcode, offline, after a reset, on a restored server (PASS-01..05). */

import { passcodeTexts } from "@muster/domain/profiles/passcode.text";
import type { PickerEntry } from "@muster/domain/profiles/picker";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { showToast } from "../../../components/overlays/toasts.ts";
import { selectProfile } from "../../../data/household/current-profile.ts";
import { forgetRegistration, registration } from "../../../data/household/registration.ts";
import { useServices } from "../../../data/services.ts";
import { passcodeText } from "../passcode/passcode.text.ts";
import { type PasscodeSet, setPasscode } from "../passcode/set-passcode.ts";
import { failedTriesText } from "../passcode/unlock.ts";
import { loadOffline, unlockOnDevice } from "../passcode/unlock-on-device.ts";
import { nothing, type PickerDialog, type PickerDialogsProps } from "./PickerDialogs.tsx";
import { pickerText } from "./picker.text.ts";
import { passcodeOffered, usedOnDevice } from "./stored-profile-ids.ts";
import type { Household } from "./use-household.ts";
import { wantedPage } from "./wanted-page.ts";

/** PASS-05: the person sees who reset the passcode, and when. */
const resetText = ({ by, at }: { readonly by: string | null; readonly at: string }): string => {
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(at),
  );
  return pickerText.passcodeReset({ by, when });
};

type ProfileOpening = {
  /** What went wrong, for a banner. */
  readonly message: string | undefined;
  /** The profile that is being opened. */
  readonly busyId: string | undefined;
  readonly choose: (profile: PickerEntry) => void;
  readonly addUser: () => void;
  /** A code came with the link: adds a profile. */
  readonly addWithCode: (code: string) => void;
  readonly dialogs: PickerDialogsProps;
};

/** @param askAgain asks the server anew who is in the household */
export const useOpenProfile = (household: Household, askAgain: () => void): ProfileOpening => {
  const services = useServices();
  const { api, store, now } = services;
  const [, navigate] = useLocation();
  const search = useSearch();
  const [dialog, setDialog] = useState<PickerDialog>(nothing);
  const [message, setMessage] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const [blocked, setBlocked] = useState<Readonly<Record<string, number>>>({});

  const enter = (profile: PickerEntry): void => {
    usedOnDevice.add(profile.id);
    selectProfile(profile, profile.id);
    navigate(wantedPage(search), { replace: true });
  };

  /** @param seconds undefined: until somebody resets the passcode */
  const block = ({ id }: PickerEntry, seconds: number | undefined): void =>
    setBlocked((before) => ({ ...before, [id]: now().getTime() + (seconds ?? Infinity) * 1_000 }));

  const unlock = async (profile: PickerEntry, passcode: string | null): Promise<boolean> => {
    const outcome = await unlockOnDevice(services, profile.id, passcode);
    const tried = failedTriesText(outcome);
    if (tried !== undefined) showToast({ kind: "info", text: tried });
    setDialog(nothing);
    switch (outcome.type) {
      case "unlocked":
        return true;
      case "wrong":
        setMessage(passcodeTexts.incorrect);
        return false;
      case "blocked":
        block(profile, outcome.seconds);
        setDialog({ shows: "verify", profile });
        return false;
      case "offline":
        setMessage(passcodeText.connectToOpen(profile.displayName));
        return false;
      case "not-enrolled":
        askAgain();
        return false;
      case "failed":
        setMessage(outcome.message);
        return false;
    }
  };

  const isMissing = (profile: PickerEntry): boolean =>
    household.is === "joined" && household.missing.has(profile.id);
  /** A restored server does not have this profile: a code makes it again, with what this device has of it. */
  const restoreProfile = async (profile: PickerEntry): Promise<void> => {
    const grant = registration();
    if (grant === undefined) return setDialog({ shows: "registration", code: undefined, returning: profile });
    setDialog(nothing);
    setBusyId(profile.id);
    const { returnProfile } = await import("./return-profile.ts");
    const problem = await returnProfile(services, profile, grant);
    setBusyId(undefined);
    if (problem !== undefined) return setMessage(problem);
    forgetRegistration();
    askAgain();
    setDialog({ shows: "setup", profile: { ...profile, hasPasscode: false } });
  };

  const choose = async (profile: PickerEntry): Promise<void> => {
    setMessage(undefined);
    if (isMissing(profile)) {
      const hasOffline = (await loadOffline().catch(() => undefined))?.hasOfflinePasscode(
        localStorage,
        profile.id,
      );
      return hasOffline === true ? setDialog({ shows: "verify", profile }) : restoreProfile(profile);
    }
    if (profile.hasPasscode) return setDialog({ shows: "verify", profile });
    setBusyId(profile.id);
    const offline = await loadOffline().catch(() => undefined);
    const wasLocked = offline?.hasOfflinePasscode(localStorage, profile.id) === true;
    const wasUsedHere =
      (!wasLocked && usedOnDevice.has(profile.id)) ||
      (await store.count("profile", profile.id).catch(() => 0)) > 0;
    // Without a server the profile's data on this device opens all the same.
    if (wasUsedHere && household.is === "joined" && !household.isOnline) return enter(profile);
    const outcome = await unlockOnDevice(services, profile.id, null);
    setBusyId(undefined);
    // The passcode was reset or removed elsewhere: until the server is reachable, the previous one guards this device.
    if (outcome.type === "offline" && wasLocked) return setDialog({ shows: "verify", profile });
    if (outcome.type === "unlocked" && outcome.reset !== undefined)
      return setDialog({ shows: "setup", profile, reset: resetText(outcome.reset) });
    if (outcome.type === "unlocked") offline?.forgetOfflinePasscode(localStorage, profile.id);
    if (outcome.type === "offline" && wasUsedHere) return enter(profile);
    if (outcome.type === "wrong" || outcome.type === "blocked")
      return setDialog({ shows: "verify", profile });
    if (outcome.type === "not-enrolled") return askAgain();
    if (outcome.type === "offline") return setMessage(pickerText.connectFirst(profile.displayName));
    if (outcome.type === "failed") return setMessage(outcome.message);
    if (passcodeOffered.has(profile.id)) return enter(profile);
    setDialog({ shows: "setup", profile });
  };

  const setUpPasscode = async (profile: PickerEntry, next: string): Promise<PasscodeSet> => {
    const outcome = await setPasscode(api, profile.id, null, next);
    if (outcome === "done") enter(profile);
    return outcome;
  };

  const addUser = (): void => {
    // The grant of an earlier code is still good: onboarding was left before its end.
    if (registration() !== undefined) navigate("/onboarding");
    else if (household.is === "joined" && !household.isOnline) setMessage(pickerText.addingNeedsServer);
    else setDialog({ shows: "registration", code: undefined });
  };

  const onCode = async (profile: PickerEntry, typed: string): Promise<void> => {
    if (!isMissing(profile)) {
      if (await unlock(profile, typed)) enter(profile);
      return;
    }
    const offline = await loadOffline();
    const tried = await offline.tryOffline(localStorage, profile.id, typed, now().getTime());
    setDialog(nothing);
    if (tried.type === "right") await restoreProfile(profile);
    else if (tried.type === "blocked") block(profile, tried.seconds);
    else setMessage(passcodeTexts.incorrect);
  };

  return {
    message,
    busyId,
    choose: (profile) => void choose(profile),
    addUser,
    addWithCode: (code) => setDialog({ shows: "registration", code }),
    dialogs: {
      dialog: dialog.shows === "verify" ? { ...dialog, blockedUntil: blocked[dialog.profile.id] } : dialog,
      onShow: setDialog,
      onCode,
      onChosen: (profile) => void choose(profile),
      onNewPasscode: setUpPasscode,
      onSkipped: (profile) => {
        passcodeOffered.add(profile.id);
        enter(profile);
      },
      // A block without an end is fetched again: it may have been reset.
      onGivenUp: () =>
        setBlocked((before) =>
          Object.fromEntries(Object.entries(before).filter(([, until]) => until !== Infinity)),
        ),
      onAllowed: (returning) =>
        returning === undefined ? navigate("/onboarding") : void restoreProfile(returning),
    },
  };
};
