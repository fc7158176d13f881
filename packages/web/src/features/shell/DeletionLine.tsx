import { daysUntilErased } from "@muster/domain/profiles/deletion";
import { civilDateAt } from "@muster/domain/shared/dates";
import { formatMonthDay } from "@muster/domain/shared/format";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Banner } from "../../components/layout/Banner.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import type { CurrentProfile } from "../../data/household/current-profile.ts";
import { useServices } from "../../data/services.ts";
import { deletionText } from "./texts/deletion.text.ts";

/** A profile whose deletion is pending. */
export type DeletionLineProps = {
  readonly profile: CurrentProfile;
  /** Instant from which on the server erases it. */
  readonly eraseAt: string;
  readonly onCancelled: () => void;
};

/** On Home while a profile waits for its deletion (settled point 7): how long it can be taken back, and the way. */
export function DeletionLine({ profile, eraseAt, onCancelled }: DeletionLineProps) {
  const { api, now } = useServices();
  const [busy, setBusy] = useState(false);
  const cancelDeletion = async (): Promise<void> => {
    setBusy(true);
    const reply = await api.keepProfile(profile.id);
    setBusy(false);
    if (reply.ok) {
      showToast({ kind: "success", text: deletionText.profileStays(profile.displayName) });
      return onCancelled();
    }
    showToast({
      kind: "error",
      text: reply.error.type === "offline" ? deletionText.keepNeedsServer : reply.error.message,
    });
  };
  return (
    <Banner kind="warn" icon="warning">
      <span className="stack-4">
        <span>
          {deletionText.erasedEverywhere({
            displayName: profile.displayName,
            eraseAt: inWords(daysUntilErased(eraseAt, now())),
            eraseAt2: formatMonthDay(civilDateAt(new Date(eraseAt))),
          })}
        </span>
        <span>
          <Button
            variant="ghost"
            className="flush"
            busy={busy && deletionText.keeping}
            onClick={() => void cancelDeletion()}
          >
            {deletionText.keepThisProfile}
          </Button>
        </span>
      </span>
    </Banner>
  );
}

const inWords = (days: number): string =>
  days === 0 ? "soon" : days === 1 ? deletionText.withinADay : deletionText.inDays(days);
