/** What stands around every screen: guard, bar, banner, error boundary, scroll, focus, toasts. */
import { useEffect, useRef } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { classNames } from "../components/class-names.ts";
import { Banner } from "../components/layout/Banner.tsx";
import { Page } from "../components/layout/Page.tsx";
import { lazyCard, lazyFile } from "../components/loading/lazy-part.tsx";
import { Covered } from "../components/overlays/use-modal.ts";
import { useCurrentProfile, useIsLocked } from "../data/household/current-profile.ts";
import { showQuestionAgain, useOtherHousehold } from "../data/household/other-household.ts";
import { type Services, useServices } from "../data/services.ts";
import { afterFirstScreen } from "../data/start-order.ts";
import { endSessionLeft } from "../features/household/passcode/session-end.ts";
import { signInAddress } from "../features/household/picker/wanted-page.ts";
import { appText } from "./app.text.ts";
import { Bar } from "./Bar.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { followPages } from "./page-focus.ts";
import { routeOf } from "./routes.tsx";
import { rememberScroll } from "./scroll-memory.ts";
import { ToPicker } from "./ToPicker.tsx";
import { useChosenTheme } from "./theme.ts";

const loadAutoLock = () => import("./AutoLock.tsx").then((file) => file.AutoLock);
const nothing = () => null;

// None of these is in the first picture: they follow it. When a file does not come (the network went in that moment), the
// screen stands without it until the next start.
const BesideScreen = lazyFile(
  () => afterFirstScreen.then(() => import("./SyncBanner.tsx")).then((file) => file.BesideScreen),
  nothing,
);
const AutoLock = lazyFile(() => afterFirstScreen.then(loadAutoLock), nothing);
const Toasts = lazyFile(
  () => afterFirstScreen.then(() => import("../components/overlays/Toasts.tsx")).then((file) => file.Toasts),
  nothing,
);

const LockedStart = lazyFile(loadAutoLock, ToPicker);
const OtherHousehold = lazyCard(
  () => import("./messages/OtherHouseholdScreen.tsx").then((file) => file.OtherHouseholdScreen),
  <Page title={appText.anotherHousehold} bare narrow>
    <h1 className="visually-hidden">{appText.anotherHousehold}</h1>
    <Banner icon="offline">{appText.otherHouseholdLead}</Banner>
  </Page>,
);

/** The frame of the app around the current page. */
export function Shell() {
  const [path] = useLocation();
  const search = useSearch();
  const profile = useCurrentProfile();
  const { api, sync } = useServices();
  const route = routeOf(path);
  const locked = useIsLocked();
  // What was open stays under the lock with all that was typed; a start that is locked draws nothing.
  const open = useRef<string>(undefined);
  if (!locked) open.current = profile?.id;
  useNavigationHelp();
  // Only the profile on the screen is synced, whichever tab chose it.
  const synced = locked ? undefined : profile?.id;
  useEffect(() => sync.setProfile(synced), [sync, synced]);
  useEndOfLeftSession(api, synced === undefined);
  useChosenTheme(profile?.id);

  const other = useOtherHousehold();
  // A set-up link is for the household that is here now.
  const wantsOther = other !== undefined && location.hash.startsWith("#setup=");
  useEffect(() => {
    if (wantsOther) showQuestionAgain();
  }, [wantsOther]);
  if (other?.isAsked === true) return <OtherHousehold other={other} />;

  const here = search === "" ? path : `${path}?${search}`;
  const setUpLink = location.hash.startsWith("#setup=") && path !== "/user-select";
  if (setUpLink || (profile === undefined && route.open !== true))
    return <Redirect to={signInAddress(here, location.hash)} replace />;

  if (locked && open.current !== profile?.id) return <LockedStart />;

  const frame = route.frame ?? "tabs";
  return (
    <Covered value={locked}>
      <div className={classNames("app", frame === "bare" && "bare")}>
        {frame === "tabs" && (
          <a className="btn primary skip-link" href="#main">
            {appText.skipToContent}
          </a>
        )}
        {frame === "tabs" && <BesideScreen signInAddress={signInAddress(here)} />}
        <ErrorBoundary resetOn={path}>
          <route.Screen />
        </ErrorBoundary>
        {frame !== "bare" && <Bar path={path} wideOnly={frame === "rail"} />}
        <AutoLock />
        <Toasts />
      </div>
    </Covered>
  );
}

/** A profile that was left offline is closed on the server at the first contact. */
const useEndOfLeftSession = (api: Services["api"], nobodyIsHere: boolean): void => {
  useEffect(() => {
    if (!nobodyIsHere) return;
    const end = () => void endSessionLeft(api, localStorage);
    end();
    addEventListener("online", end);
    return () => removeEventListener("online", end);
  }, [api, nobodyIsHere]);
};

/** USR-08 and where the focus goes; begins before anybody can have navigated or scrolled far. */
const useNavigationHelp = (): void => {
  useEffect(() => {
    const stops = [rememberScroll(window), followPages(window)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
};
