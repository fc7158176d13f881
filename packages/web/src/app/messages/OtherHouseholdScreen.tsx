import { pickerEntries } from "@muster/domain/profiles/picker";
import { formatList } from "@muster/domain/shared/format-list";
import { useEffect, useState } from "react";
import { controlsText } from "../../components/components.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { FailureBanner } from "../../components/layout/Failure.tsx";
import { Mark } from "../../components/layout/Mark.tsx";
import { Page } from "../../components/layout/Page.tsx";
import { clearCurrentProfile, currentProfile, isLocked } from "../../data/household/current-profile.ts";
import { moveToHousehold } from "../../data/household/household-space.ts";
import { endStay, type OtherHousehold as Other, stayOffline } from "../../data/household/other-household.ts";
import { registration } from "../../data/household/registration.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { saveFile } from "../../data/save-file.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { hasPasscodeOnDevice } from "../../features/household/passcode/offline-passcode.ts";
import { forgetSessionLeft } from "../../features/household/passcode/session-end.ts";
import { exportHousehold } from "../../features/transfer/export.ts";
import "../../features/household/household.css";
import { commonText } from "../../components/common.text.ts";
import { otherHouseholdText } from "./other-household.text.ts";

/**
 * The server here belongs to another household than what this device holds: asked, never automatic (sync.md). Nothing is
 * erased either way.
 */
export function OtherHouseholdScreen({ other }: { readonly other: Other }) {
  const { device, now } = useServices();
  const today = useToday();
  const cards = useLive((reads) => reads.all("profileCard", ""), []);
  const people = pickerEntries(cards.state === "ready" ? cards.value : []);
  const open = isLocked() ? undefined : currentProfile()?.id;
  // A file is not locked: nobody takes out of here what a passcode guards.
  const inFile = people.filter((person) => person.id === open || !hasPasscodeOnDevice(localStorage, person));
  const guarded = people.filter((person) => !inFile.includes(person));
  const unsent = useUnsent(people.map(({ id }) => id));
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string>();

  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { profileData } = await device();
      const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      const when = { now: now(), timeZone, today };
      const leftOut = guarded.map((one) => one.displayName);
      const file = await exportHousehold(profileData, inFile, leftOut, when);
      saveFile(`muster-set-aside-${today}.zip`, file, "application/zip");
      setSaved(true);
    } catch {
      setFailure(controlsText.fileNotMade);
    }
    setBusy(false);
  };
  const join = (): void => {
    try {
      moveToHousehold(localStorage, { from: other.held, to: other.id });
    } catch {
      setFailure(otherHouseholdText.storageFull);
      return;
    }
    // Of the household that is set aside: nobody of it is chosen any more, and no session of it is left to end.
    clearCurrentProfile();
    endStay();
    forgetSessionLeft(localStorage);
    location.replace(registration() === undefined ? `/user-select${location.hash}` : "/onboarding");
  };
  return (
    <Page title={otherHouseholdText.anotherHousehold} bare narrow className="message-page">
      <header className="stack-16">
        <span className="crest">
          <Mark />
        </span>
        <div>
          <h1 className="title-large">{otherHouseholdText.thisIsAnotherHousehold}</h1>
          <p className="muted text-large intro">{otherHouseholdText.serverHoldsNothing(location.host)}</p>
        </div>
      </header>
      <div className="stack middle">
        <FailureBanner text={failure} />
        <Card id="stored-here" title={otherHouseholdText.onThisDevice}>
          <p>
            {people.length === 0
              ? otherHouseholdText.noProfiles
              : formatList(people.map((one) => one.displayName))}
          </p>
          {unsent > 0 && (
            <p className="muted">
              {unsent === 1 ? otherHouseholdText.oneNeverSent : otherHouseholdText.neverSent(unsent)}
            </p>
          )}
          {inFile.length > 0 && (
            <Button variant="secondary" full busy={busy && commonText.making} onClick={() => void save()}>
              {otherHouseholdText.saveAsFile}
            </Button>
          )}
          {saved && (
            <p role="status" className="muted">
              {otherHouseholdText.savedInDownloads}
            </p>
          )}
          {guarded.length > 0 && (
            <p className="text-small muted">
              {otherHouseholdText.guardedLeftOut(formatList(guarded.map((one) => one.displayName)))}
            </p>
          )}
        </Card>
        <div className="stack-8">
          <Button variant="primary" xl onClick={join}>
            {otherHouseholdText.join}
          </Button>
          <p className="text-small muted">{otherHouseholdText.joinHint}</p>
        </div>
        <div className="stack-8">
          <Button variant="secondary" xl onClick={() => stayOffline(now().getTime())}>
            {otherHouseholdText.stay}
          </Button>
          <p className="text-small muted">{otherHouseholdText.stayHint}</p>
        </div>
      </div>
    </Page>
  );
}

/** How many changes of these profiles only this device has; 0 until they are counted. */
const useUnsent = (profileIds: readonly string[]): number => {
  const { device } = useServices();
  const [count, setCount] = useState(0);
  const ids = profileIds.join();
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const { profileData } = await device();
      const waiting = await Promise.all(ids.split(",").map((id) => profileData.unsent(id)));
      if (!gone) setCount(waiting.flat().length);
    };
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [device, ids]);
  return count;
};
