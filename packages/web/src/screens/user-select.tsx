/** `/user-select`: join the household, or say who is training (USR-01..04, USR-09, PASS-01..03). */
import { passcodeTexts } from "@muster/domain/profiles/passcode-entry";
import { onlyProfile, type PickerEntry } from "@muster/domain/profiles/picker";
import { useEffect, useRef, useState } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { Banner } from "../components/layout/Banner.tsx";
import { LoadingSkeleton } from "../components/layout/LoadingSkeleton.tsx";
import { Mark } from "../components/layout/Mark.tsx";
import { Page } from "../components/layout/Page.tsx";
import { laterCard } from "../components/loading/later-part.tsx";
import { showToast } from "../components/overlays/toasts.ts";
import { selectProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { forgetRegistration, registration } from "../data/household/registration.ts";
import { useServices } from "../data/services.ts";
import { afterFirstScreen } from "../data/start-order.ts";
import type { Reads } from "../data/store/device-store.ts";
import { FeatureList } from "../features/household/joining/FeatureList.tsx";
import { clearSetupCode, setupCodeIn } from "../features/household/joining/setup-code.ts";
import { type PasscodeSet, setPasscode } from "../features/household/passcode/set-passcode.ts";
import { failedTriesText } from "../features/household/passcode/unlock.ts";
import { loadOffline, unlockHere } from "../features/household/passcode/unlock-here.ts";
import { passcodeAsked, usedHere } from "../features/household/picker/kept-profile-ids.ts";
import { nothing, type PickerDialog, PickerDialogs } from "../features/household/picker/PickerDialogs.tsx";
import { ProfileList } from "../features/household/picker/ProfileList.tsx";
import { isSwitching } from "../features/household/picker/switch-user.ts";
import { useHousehold } from "../features/household/picker/use-household.ts";
import { wantedPage } from "../features/household/picker/wanted-page.ts";
import "../features/household/household.css";

/** Needs the server, which has just answered that this browser is not enrolled. */
const JoinHousehold = laterCard(
  () => import("../features/household/joining/JoinHousehold.tsx").then((file) => file.JoinHousehold),
  <Banner icon="offline">Joining needs the server. It can be done here when you are online.</Banner>,
);

const DeletedProfiles = laterCard(
  () => import("../features/household/owner/DeletedProfiles.tsx").then((file) => file.DeletedProfiles),
  null,
);

/** PASS-05: the person sees who reset the passcode, and when. */
const resetText = ({ by, at }: { readonly by: string | null; readonly at: string }): string => {
  const when = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(at),
  );
  return `${by ?? "The recovery code"} reset your passcode on ${when}. Please set a new one. Nothing that you logged is lost.`;
};

const addingNeedsServer =
  "Adding a user needs the server, which cannot be reached now. Please try again when you are online.";

/** Whether this device holds more of anybody than the card that everybody sees. */
const hasSomebody = async (store: Reads): Promise<boolean> => {
  try {
    const cards = await store.all("profileCard", "");
    const counts = await Promise.all(cards.map(({ id }) => store.count("profile", id)));
    return counts.some((count) => count > 0);
  } catch {
    return false;
  }
};

export default function UserSelect() {
  const services = useServices();
  const { api, store, now } = services;
  const [, navigate] = useLocation();
  const search = useSearch();
  const current = useCurrentProfile();
  const [household, askAgain] = useHousehold();
  const [dialog, setDialog] = useState<PickerDialog>(nothing);
  const [message, setMessage] = useState<string>();
  const [busyId, setBusyId] = useState<string>();
  const [blocked, setBlocked] = useState<Readonly<Record<string, number>>>({});
  const [isSettled, setSettled] = useState(false);
  const code = setupCodeIn(location.hash);
  useEffect(() => {
    let gone = false;
    void afterFirstScreen.then(() => {
      if (!gone) setSettled(true);
    });
    return () => {
      gone = true;
    };
  }, []);

  const enter = (profile: PickerEntry): void => {
    usedHere.add(profile.id);
    selectProfile(profile, profile.id);
    navigate(wantedPage(search), { replace: true });
  };

  const unlock = async (profile: PickerEntry, passcode: string | null): Promise<boolean> => {
    const outcome = await unlockHere(services, profile.id, passcode);
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
        setBlocked((before) => ({
          ...before,
          [profile.id]: now().getTime() + (outcome.seconds ?? Infinity) * 1_000,
        }));
        setDialog({ shows: "verify", profile });
        return false;
      case "offline":
        setMessage(`You are offline. Please connect to open ${profile.displayName}.`);
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
  const letBackIn = async (profile: PickerEntry): Promise<void> => {
    const grant = registration();
    if (grant === undefined) return setDialog({ shows: "registration", code: undefined, returning: profile });
    setDialog(nothing);
    setBusyId(profile.id);
    const { returnProfile } = await import("../features/household/picker/return-profile.ts");
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
      const kept = (await loadOffline().catch(() => undefined))?.hasOfflinePasscode(localStorage, profile.id);
      return kept === true ? setDialog({ shows: "verify", profile }) : letBackIn(profile);
    }
    if (profile.hasPasscode) return setDialog({ shows: "verify", profile });
    setBusyId(profile.id);
    const offline = await loadOffline().catch(() => undefined);
    const wasLocked = offline?.hasOfflinePasscode(localStorage, profile.id) === true;
    const wasUsedHere =
      (!wasLocked && usedHere.has(profile.id)) ||
      (await store.count("profile", profile.id).catch(() => 0)) > 0;
    // Without a server the profile's data on this device opens all the same.
    if (wasUsedHere && household.is === "joined" && !household.isOnline) return enter(profile);
    const outcome = await unlockHere(services, profile.id, null);
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
    if (outcome.type === "offline")
      return setMessage(
        `You are offline. Please connect to open ${profile.displayName} here for the first time.`,
      );
    if (outcome.type === "failed") return setMessage(outcome.message);
    if (passcodeAsked.has(profile.id)) return enter(profile);
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
    else if (household.is === "joined" && !household.isOnline) setMessage(addingNeedsServer);
    else setDialog({ shows: "registration", code: undefined });
  };

  // USR-03, once: cancelling the prompt shows the list. Not after 'Switch user', which opens the list.
  const only =
    household.is === "joined" && household.isComplete
      ? onlyProfile(household.profiles, current !== undefined)
      : undefined;
  const chosenByItself = useRef(isSwitching());
  useEffect(() => {
    if (only === undefined || chosenByItself.current || code !== undefined) return;
    chosenByItself.current = true;
    void choose(only);
  });
  // USR-07: a profile was chosen while the list was shown, here or in another tab.
  const currentBefore = useRef(current?.id);
  useEffect(() => {
    const wasNobody = currentBefore.current === undefined;
    currentBefore.current = current?.id;
    if (wasNobody && current !== undefined) navigate(wantedPage(search), { replace: true });
  }, [current, navigate, search]);
  // A link with a code on an enrolled device: adds a profile.
  const isAnswered = household.is === "joined" && household.isAnswered;
  const offered = useRef(false);
  useEffect(() => {
    if (!isAnswered || code === undefined || offered.current) return;
    offered.current = true;
    clearSetupCode();
    setDialog({ shows: "registration", code });
  }, [isAnswered, code]);

  if (
    household.is === "joined" &&
    household.isComplete &&
    household.profiles.length === 0 &&
    registration() !== undefined
  )
    return <Redirect to="/onboarding" replace />;

  const joining = household.is === "not-joined";
  return (
    <Page title={joining ? "Join your household" : "Who is training?"} bare className="picker">
      <header className="stack-16">
        <span className="crest">
          <Mark />
        </span>
        <div>
          <h1 className="title-large">{joining ? "Join your household" : "Who is training?"}</h1>
          <p className="muted text-large intro">
            {joining ? "A code lets this device in." : "Show up. Muster plans the rest."}
          </p>
        </div>
      </header>
      <div className="stack middle">
        {message !== undefined && (
          <Banner kind="err" icon="warning">
            {message}
          </Banner>
        )}
        {household.is === "not-joined" && (
          <JoinHousehold
            code={code}
            hasHousehold={household.hasHousehold}
            onJoined={(mayRegister) => {
              void services.sync.syncNow().catch(() => undefined);
              // Data of a profile that a restored server does not know may be here: the list says so.
              void hasSomebody(store).then((hasData) => {
                if (mayRegister && !hasData) navigate("/onboarding", { replace: true });
                else askAgain();
              });
            }}
          />
        )}
        {isSettled && <DeletedProfiles />}
        {household.is === "unreachable" && (
          <section className="card stack">
            <h2>The server cannot be reached</h2>
            <p className="muted">This device holds no profiles yet, so it has to ask the server first.</p>
            <Button variant="primary" full onClick={askAgain}>
              Try again
            </Button>
          </section>
        )}
        {household.is === "unknown" && (
          <section className="card stack" aria-busy="true" aria-label="Loading profiles">
            <LoadingSkeleton height="3rem" />
            <LoadingSkeleton height="3rem" />
          </section>
        )}
        {household.is === "joined" && (
          <ProfileList
            profiles={household.profiles}
            missing={household.missing}
            busyId={busyId}
            onChoose={(profile) => void choose(profile)}
            onAdd={addUser}
          />
        )}
      </div>
      <FeatureList />
      <PickerDialogs
        dialog={dialog}
        blocked={blocked}
        onShow={setDialog}
        onCode={async (profile, typed) => {
          if (isMissing(profile)) {
            const offline = await loadOffline();
            const tried = await offline.tryOffline(localStorage, profile.id, typed, now().getTime());
            setDialog(nothing);
            if (tried.type === "right") await letBackIn(profile);
            else if (tried.type === "blocked")
              setBlocked((before) => ({
                ...before,
                [profile.id]: now().getTime() + (tried.seconds ?? Infinity) * 1_000,
              }));
            else setMessage(passcodeTexts.incorrect);
          } else if (await unlock(profile, typed)) enter(profile);
        }}
        onChosen={(profile) => void choose(profile)}
        onNewPasscode={setUpPasscode}
        onSkipped={(profile) => {
          passcodeAsked.add(profile.id);
          enter(profile);
        }}
        // A block without an end is fetched again: it may have been reset.
        onGivenUp={() =>
          setBlocked((before) =>
            Object.fromEntries(Object.entries(before).filter(([, until]) => until !== Infinity)),
          )
        }
        onAllowed={(returning) =>
          returning === undefined ? navigate("/onboarding") : void letBackIn(returning)
        }
      />
    </Page>
  );
}
