/**
 * What comes over Home by itself: the tour once (its steps are about plans and goals: none under 13), and later the offer to install (TOUR-01, INST-01). Never both in one
 * start, never over another dialog. Loaded after the first paint.
 */

import { settingsId } from "@muster/domain/record-ids";
import { runningSession } from "@muster/domain/schedule/home-card";
import { addDays } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { lazyCard } from "../../components/loading/lazy-part.tsx";
import { type CurrentProfile, useCurrentProfile } from "../../data/household/current-profile.ts";
import { useHasPlan } from "../../data/reads/use-plan.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { useHowToInstall } from "./how-to-install.ts";
import { installDismissed, installMayShow, tourSeen, tourShows } from "./prompt-flags.ts";

/** Both come with a later start when their file does not come now. */
const InstallSheet = lazyCard(() => import("./InstallSheet.tsx").then((file) => file.InstallSheet), null);
const WelcomeTour = lazyCard(() => import("./WelcomeTour.tsx").then((file) => file.WelcomeTour), null);

/** Milliseconds after the load of the page (spec §9). */
const installDelay = 3_000;

/** The tour or the install prompt of the current profile; usually nothing. */
export function Welcome() {
  const profile = useCurrentProfile();
  return profile === undefined ? null : <WelcomeOf key={profile.id} profile={profile} />;
}

function WelcomeOf({ profile }: { readonly profile: CurrentProfile }) {
  const { store } = useServices();
  const today = useToday();
  const found = useLive(
    async (reads) => {
      const settings = await reads.get("settings", settingsId(profile.id));
      const sessions = tourShows(settings, localStorage, profile.username)
        ? await reads.byDay("session", profile.id, addDays(today, -1), today)
        : [];
      return { settings, trains: runningSession(sessions, today) !== undefined };
    },
    [profile.id, today],
  );
  const hasPlan = useHasPlan(profile.id, today);
  const { settings, trains } = found.state === "ready" ? found.value : { settings: undefined, trains: false };
  const [closed, setClosed] = useState(false);
  const [toured, setToured] = useState(false);
  // Who is in the middle of a workout on another device is not shown around.
  const touring =
    hasPlan === true && !closed && !trains && tourShows(settings, localStorage, profile.username);
  useEffect(() => {
    if (touring) setToured(true);
  }, [touring]);

  const hide = (patch: { readonly hideWelcomeTour: true } | { readonly hideInstallPrompt: true }): void => {
    // A flag that could not be saved asks once more, on the next start.
    void store.write(profile.id, [{ kind: "settings", id: settingsId(profile.id), patch }]);
  };
  const closeTour = (): void => {
    tourSeen(localStorage, profile.username);
    setClosed(true);
  };

  const how = useHowToInstall();
  const due = useIsDue(installDelay);
  const [answered, setAnswered] = useState(false);
  const mayInstall =
    (how.by === "offer" || how.by === "hand") && installMayShow(settings, localStorage, false);
  const asks = due && mayInstall && !toured && !touring && !answered;
  const free = useWhenFree(asks);
  const closeInstall = (): void => {
    installDismissed(localStorage);
    setAnswered(true);
  };

  if (touring)
    return (
      <WelcomeTour
        onClose={closeTour}
        onNever={() => {
          hide({ hideWelcomeTour: true });
          closeTour();
        }}
      />
    );
  if (!asks || !free || (how.by !== "offer" && how.by !== "hand")) return null;
  return (
    <InstallSheet
      how={how}
      onClose={closeInstall}
      onNever={() => {
        hide({ hideInstallPrompt: true });
        closeInstall();
      }}
    />
  );
}

/** Whether so many ms have passed since the page was loaded. */
const useIsDue = (delay: number): boolean => {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), Math.max(0, delay - performance.now()));
    return () => clearTimeout(timer);
  }, [delay]);
  return due;
};

/** Once asked for: whether nothing else was open in that moment. Else it waits for another start. */
const useWhenFree = (isWanted: boolean): boolean => {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (isWanted) setFree(document.querySelector("dialog[open]") === null);
  }, [isWanted]);
  return free;
};
