import { limitText } from "@muster/coach/explain/request-words";
import { ended } from "@muster/coach/notes/recent-health";
import { type Limit, limitKey } from "@muster/domain/planning/limits";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { Button } from "../../components/controls/Button.tsx";
import { requestsText } from "./requests.text.ts";
import { lastDay } from "./use-requests.ts";

/** From this age on a complaint was told for another week than the one that is planned now. */
const againAfterDays = 6;

type StillSoreProps = {
  readonly limits: readonly Limit[];
  readonly today: CivilDate;
  readonly onLimit: (limit: Limit) => void;
};

/** Asks of each complaint of an earlier week whether it is still there, before it ends by itself. */
export function StillSore({ limits, today, onLimit }: StillSoreProps) {
  const earlier = limits.filter(
    ({ area, condition, date, until }) =>
      area !== null && condition === null && until !== null && daysBetween(date, today) >= againAfterDays,
  );
  const ask = (limit: Limit) => {
    const what = limitText({ ...limit, exerciseIds: [] });
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame of its own.
      <div
        key={limitKey(limit)}
        role="group"
        aria-label={requestsText.stillThere({ what })}
        className="stack-8"
      >
        <p className="bold">{requestsText.stillThere({ what })}</p>
        <div className="split">
          <Button
            variant="secondary"
            onClick={() => onLimit({ ...limit, date: today, until: lastDay("week", today), source: "form" })}
          >
            {requestsText.isStillThere}
          </Button>
          <Button variant="secondary" onClick={() => onLimit(ended(limit, today))}>
            {requestsText.isOver}
          </Button>
        </div>
      </div>
    );
  };
  return earlier.length === 0 ? null : <div className="stack-16 still-sore">{earlier.map(ask)}</div>;
}
