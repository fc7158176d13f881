import "../styles/overlays.css";
import { useRef, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { Button } from "../components/controls/Button.tsx";
import { Banner } from "../components/layout/Banner.tsx";
import { lazyFile } from "../components/loading/lazy-part.tsx";
import { isUpdateWaiting, onUpdateWaiting, updateNow } from "../components/loading/newer-version.ts";
import { showQuestionAgain, useOtherHousehold } from "../data/household/other-household.ts";
import type { SyncStatus } from "../data/sync/sync-status.ts";
import { useSyncStatus } from "../data/sync/use-sync-status.ts";
import { appText } from "./app.text.ts";
import { bannerFor } from "./sync-banner.ts";
import { useDemo } from "./use-demo.ts";

/** What comes over Home by itself: after everything else, and without it when its file does not come. */
const Welcome = lazyFile(
  () => import("../features/shell/Welcome.tsx").then((file) => file.Welcome),
  () => null,
);

/** The line above a screen, and the tour and the install prompt over Home. */
export function BesideScreen({ signInAddress }: { readonly signInAddress: string }) {
  const [path] = useLocation();
  return (
    <>
      <SyncBanner signInAddress={signInAddress} />
      {path === "/" && <Welcome />}
    </>
  );
}

/** One line above a screen when people should know: offline, waiting entries, refused entries, a newer version. */
function SyncBanner({ signInAddress }: { readonly signInAddress: string }) {
  const status = useSteadyStatus();
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine);
  const updateWaits = useSyncExternalStore(onUpdateWaiting, isUpdateWaiting);
  const stays = useOtherHousehold() !== undefined;
  const banner = bannerFor(status, { isOnline, updateWaits, stays });
  const demo = useDemo();
  if (banner === undefined)
    return demo ? (
      <div className="page-banner">
        <Banner icon="info">
          <b className="bold">{appText.demo}</b> {appText.demoLead}
        </Banner>
      </div>
    ) : null;
  return (
    <div className="page-banner">
      <Banner
        kind={banner.kind}
        icon={banner.icon}
        action={
          banner.action === "update" ? (
            <Button variant="ghost" onClick={updateNow}>
              {appText.update}
            </Button>
          ) : banner.action === "unlock" ? (
            <Link className="btn ghost" href={signInAddress}>
              {appText.unlock}
            </Link>
          ) : banner.action === "decide" ? (
            <Button variant="ghost" onClick={showQuestionAgain}>
              {appText.decide}
            </Button>
          ) : banner.action === "save" ? (
            <Link className="btn ghost" href="/settings/data">
              {appText.saveACopy}
            </Link>
          ) : undefined
        }
      >
        {banner.lead !== undefined && <b className="bold">{banner.lead} </b>}
        {banner.text}
      </Banner>
    </div>
  );
}

/** While a round of sync runs, what the one before it found still holds: the line does not blink at every try. */
const useSteadyStatus = (): SyncStatus => {
  const status = useSyncStatus();
  const found = useRef(status.state);
  if (status.state !== "syncing") found.current = status.state;
  return status.state === "syncing" ? { ...status, state: found.current } : status;
};

const onConnection = (listener: () => void): (() => void) => {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
};
