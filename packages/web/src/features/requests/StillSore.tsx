import { limitText } from "@muster/coach/explain/request.text";
import { ended } from "@muster/coach/notes/recent-health";
import { type Limit, limitKey } from "@muster/domain/planning/limits";
import { type CivilDate, daysBetween } from "@muster/domain/shared/dates";
import { Button } from "../../components/controls/Button.tsx";
import { requestsText } from "./requests.text.ts";
import { lastDay } from "./use-requests.ts";

/** Conditions that pass; what stays with a body is not asked about every week. */
const mayPass: ReadonlySet<Limit["condition"]> = new Set(["dizziness", "medicine", "numbness", "night_pain"]);

/** From this age on a complaint was told for another week than the one that is planned now. */
const againAfterDays = 6;

type StillSoreProps = {
  readonly limits: readonly Limit[];
  readonly today: CivilDate;
  readonly onLimit: (limit: Limit) => void;
};

/** Asks of each complaint of an earlier week whether it is still there. What nobody answers goes on as a mild one. */
export function StillSore({ limits, today, onLimit }: StillSoreProps) {
  const earlier = limits.filter(
    ({ area, condition, date, until }) =>
      (mayPass.has(condition) || (area !== null && condition === null && until !== null)) &&
      daysBetween(date, today) >= againAfterDays,
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
            onClick={() => onLimit({ ...limit, date: today, until: limit.until && lastDay("week", today) })}
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
