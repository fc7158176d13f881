/** For an owner: the data of everybody whom this device opens without a passcode, as one file (decision 0032). */

import { type PickerEntry, pickerEntries } from "@muster/domain/profiles/picker";
import { formatList } from "@muster/domain/shared/format-list";
import { err, ok, type Result } from "@muster/domain/shared/result";
import { useEffect, useState } from "react";
import { commonText } from "../../components/common.text.ts";
import { controlsText } from "../../components/components.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { ApiFailure } from "../../data/api/api-replies.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useToday } from "../../data/reads/use-today.ts";
import { saveFile } from "../../data/save-file.ts";
import { useServices } from "../../data/services.ts";
import { useLive } from "../../data/store/use-live.ts";
import { fetchRecoveryState } from "../../features/household/owner/owner-calls.ts";
import { hasPasscodeOnDevice } from "../../features/household/passcode/offline-passcode.ts";
import { useElevation } from "../../features/household/passcode/use-elevation.tsx";
import { exportHousehold } from "../../features/transfer/export.ts";
import { settingsDataText } from "./settings-data.text.ts";
import { useHouseholdFile } from "./use-household-file.ts";

/** Shown to an owner who is not alone, once the server has said so. */
export function HouseholdExport({ profile }: { readonly profile: CurrentProfile }) {
  const cards = useLive((reads) => reads.all("profileCard", ""), []);
  const people = pickerEntries(cards.state === "ready" ? cards.value : []);
  const isShared = people.length > 1;
  const [isOwner, setIsOwner] = useState(false);
  useEffect(() => {
    if (!isShared) return;
    let gone = false;
    void fetchRecoveryState().then((reply) => {
      if (!gone && reply.ok) setIsOwner(reply.value.isOwner);
    });
    return () => {
      gone = true;
    };
  }, [isShared]);
  return isOwner && isShared ? <Household mine={profile.id} people={people} /> : null;
}

type HouseholdProps = { readonly mine: string; readonly people: readonly PickerEntry[] };

function Household({ mine, people }: HouseholdProps) {
  const { device, now } = useServices();
  const { run, dialog } = useElevation();
  const today = useToday();
  const [making, setMaking] = useState(false);
  const contents = useHouseholdFile(mine, people, today);
  if (contents === undefined) return null;
  const { inFile, leftOut, notes, timeZone } = contents;

  const make = async (): Promise<void> => {
    setMaking(true);
    try {
      const { profileData } = await device();
      const names = leftOut.map((person) => person.displayName);
      const file = await exportHousehold(profileData, inFile, names, { now: now(), timeZone, today });
      saveFile(`muster-household-${today}.zip`, file, "application/zip");
      showToast({ kind: "success", text: controlsText.fileInDownloads });
    } catch {
      showToast({
        kind: "error",
        text: controlsText.fileNotMade,
      });
    }
    setMaking(false);
  };
  /** An owner's actions need the passcode again; an owner without one has to set it first. */
  const makeAsOwner = () => {
    const hasPasscode = people.some(
      // One that was set here a moment ago is on its card only with the next round of sync.
      (person) => person.id === mine && hasPasscodeOnDevice(localStorage, person),
    );
    let isGiven = false;
    const passcodeGiven = async (): Promise<Result<void, ApiFailure>> => {
      if (isGiven) return ok(undefined);
      // Asked again only after the server has taken the passcode.
      isGiven = true;
      return err({ type: hasPasscode ? "needs-passcode" : "set-passcode-first", message: "" });
    };
    return run(passcodeGiven, (given) => {
      if (given.ok) void make();
    });
  };
  return (
    <Card id="export-household" title={settingsDataText.exportTheHousehold}>
      <p className="muted">
        {settingsDataText.exportLead(formatList(inFile.map((person) => person.displayName)))}
      </p>
      {notes.map((note) => (
        <p key={note} className="text-small muted">
          {note}
        </p>
      ))}
      <div>
        <Button variant="secondary" busy={making && commonText.making} onClick={() => void makeAsOwner()}>
          {settingsDataText.exportTheHousehold}
        </Button>
      </div>
      {dialog}
    </Card>
  );
}
