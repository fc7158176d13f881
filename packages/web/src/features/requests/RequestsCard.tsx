import { answered, ended } from "@muster/coach/notes/recent-health";
import { type Limit, limitKey, type Wish, wishKey } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Card } from "../../components/layout/Card.tsx";
import { HealthSheet } from "./HealthSheet.tsx";
import { HurtSheet } from "./HurtSheet.tsx";
import { RequestChips } from "./RequestChips.tsx";
import "./requests.css";
import { requestsText } from "./requests.text.ts";
import { StillSore } from "./StillSore.tsx";
import { UrgentNote } from "./UrgentNote.tsx";
import { useRequests } from "./use-requests.ts";
import { WishSheet } from "./WishSheet.tsx";

type Open =
  | { readonly sheet: "hurt" | "health"; readonly limit: Limit | undefined }
  | { readonly sheet: "wish"; readonly wish: Wish | undefined };

type RequestsCardProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  /** After a workout the card asks only what hurts. */
  readonly only?: "hurts" | undefined;
  /** The note that is being written above, where what is read in it stands already. */
  readonly noteAbove?: string;
};

/** "Anything that hurts?" and "What should the next week respect?": limits and wishes as chips, and ways to add more. */
export function RequestsCard({ profileId, today, only, noteAbove = "" }: RequestsCardProps) {
  const { health, lastExercises, saveLimit, saveWish, sayMisread } = useRequests(profileId, today);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const limits = health?.limits ?? [];
  const waiting = answered(limits, today);
  /** The question about a note is answered: by a limit, or because there is nothing to respect. */
  const answer = async () => {
    for (const limit of waiting) await saveLimit(limit);
  };
  // What became something else is no longer what it was.
  const keepLimits = async (before: Limit | undefined, kept: readonly Limit[]) => {
    if (before !== undefined && !kept.some((limit) => limitKey(before) === limitKey(limit)))
      await saveLimit(ended(before, today));
    for (const limit of kept) await saveLimit(limit);
    await answer();
  };
  const keepWish = async (before: Wish | undefined, wish: Wish) => {
    if (before !== undefined && wishKey(before) !== wishKey(wish)) await saveWish(ended(before, today));
    await saveWish(wish);
  };
  const edit = (one: Limit | Wish) =>
    setOpen(
      "type" in one
        ? { sheet: "wish", wish: one }
        : one.condition === "unclear"
          ? { sheet: "hurt", limit: one.area === null ? undefined : { ...one, condition: null } }
          : { sheet: one.condition !== null ? "health" : "hurt", limit: one },
    );
  const chips = {
    today,
    onEdit: edit,
    onLimit: (limit: Limit) => void saveLimit(limit),
    onWish: (wish: Wish) => void saveWish(wish),
  };
  const wishes = health?.wishes ?? [];
  return (
    <>
      <Card id="hurts" title={requestsText.hurtsTitle} className="stack-8">
        <p className="muted">{requestsText.hurtsHint}</p>
        {health?.mayBeMisread
          .filter((note) => note.trim() !== noteAbove.trim())
          .map((note) => (
            <UrgentNote key={note} signs={["unnamed"]} note={note} onMisread={() => void sayMisread(note)} />
          ))}
        <RequestChips requests={limits} label={requestsText.hurtsTitle} {...chips} />
        <StillSore limits={limits} today={today} onLimit={chips.onLimit} />
        {health?.asked != null && <p className="bold">{health.asked}</p>}
        {waiting.length > 0 && (
          <>
            <p className="muted">{requestsText.unclear}</p>
            <Button variant="secondary" full onClick={() => void answer()}>
              {requestsText.nothingToRespect}
            </Button>
          </>
        )}
        <div className="row wrap request-ways">
          <Button variant="secondary" onClick={() => setOpen({ sheet: "hurt", limit: undefined })}>
            {requestsText.addHurt}
          </Button>
          <Button variant="secondary" onClick={() => setOpen({ sheet: "health", limit: undefined })}>
            {requestsText.addHealth}
          </Button>
        </div>
      </Card>
      {only === undefined && (
        <Card id="wishes" title={requestsText.wishesTitle} className="stack-8">
          <p className="muted">{requestsText.wishesHint}</p>
          <RequestChips requests={wishes} label={requestsText.wishesTitle} {...chips} />
          <Button variant="secondary" full onClick={() => setOpen({ sheet: "wish", wish: undefined })}>
            {requestsText.addWish}
          </Button>
        </Card>
      )}
      {open?.sheet === "hurt" && (
        <HurtSheet
          limit={open.limit}
          today={today}
          lastExercises={lastExercises}
          onClose={close}
          onSave={(limit) => void keepLimits(open.limit, [limit])}
        />
      )}
      {open?.sheet === "health" && (
        <HealthSheet
          limit={open.limit}
          today={today}
          onClose={close}
          onSave={(kept) => void keepLimits(open.limit, kept)}
        />
      )}
      {open?.sheet === "wish" && (
        <WishSheet
          wish={open.wish}
          today={today}
          onClose={close}
          onSave={(wish) => void keepWish(open.wish, wish)}
        />
      )}
    </>
  );
}
