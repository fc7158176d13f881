import "../activity.css";
import { civilDateAt } from "@muster/domain/shared/dates";
import { formatMonthDay } from "@muster/domain/shared/format";
import { useState } from "react";
import { commonText } from "../../../components/common.text.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { showToast } from "../../../components/overlays/toasts.ts";
import { clockTime } from "../../../data/reads/use-today.ts";
import type { Stored } from "../../../data/store/device-store.ts";
import { activityWords, type ActivityEntry as Event } from "./activity.text.ts";
import { ownerText } from "./owner.text.ts";
import { fetchActivity } from "./owner-calls.ts";

type ActivityProps = { readonly cards: readonly Stored<"profileCard">[] };

/** For an owner: who joined, who was let in or out, whose passcode was reset, and when (SECURITY.md, 6, V16.3). */
export function Activity({ cards }: ActivityProps) {
  const [events, setEvents] = useState<readonly Event[]>();
  const [busy, setBusy] = useState(false);
  const show = async (): Promise<void> => {
    setBusy(true);
    const reply = await fetchActivity();
    setBusy(false);
    if (reply.ok) return setEvents(reply.value.events);
    showToast({
      kind: "error",
      text: reply.error.type === "offline" ? ownerText.theServerCannotBeReached : reply.error.message,
    });
  };
  const nameOf = (id: string): string | undefined => cards.find((card) => card.id === id)?.displayName;
  const lines = (events ?? []).flatMap((event) => {
    const words = activityWords(event, nameOf);
    return words === undefined ? [] : [{ words, at: new Date(event.at) }];
  });
  return (
    <div className="stack-8">
      <p className="muted">{ownerText.activityLead}</p>
      <div>
        <Button variant="secondary" busy={busy && commonText.asking} onClick={() => void show()}>
          {ownerText.showWhatHappened}
        </Button>
      </div>
      <Sheet
        open={events !== undefined}
        title={ownerText.whatHappenedHere}
        onClose={() => setEvents(undefined)}
      >
        <ul className="activity stack-16">
          {lines.map(({ words, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that is read once and never changes
            <li key={index} className="stack-4">
              <span>{words}</span>
              <span className="text-small muted">
                {formatMonthDay(civilDateAt(at))}, {clockTime(at)}
              </span>
            </li>
          ))}
        </ul>
      </Sheet>
    </div>
  );
}
