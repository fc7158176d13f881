import { limitText, wishText } from "@muster/coach/explain/request.text";
import { ended } from "@muster/coach/notes/recent-health";
import { type Limit, limitKey, type Wish, wishKey } from "@muster/domain/planning/limits";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { Icon } from "../../components/layout/Icon.tsx";
import { requestsText } from "./requests.text.ts";

type LimitOrWish = Limit | Wish;
const isWish = (one: LimitOrWish): one is Wish => "type" in one;

type RequestChipsProps = {
  readonly requests: readonly LimitOrWish[];
  readonly today: CivilDate;
  readonly label: string;
  /** Absent: a chip can only be taken out. */
  readonly onEdit?: ((one: LimitOrWish) => void) | undefined;
  readonly onLimit: (limit: Limit) => void;
  readonly onWish: (wish: Wish) => void;
};

/** Limits and wishes, one chip each: its label opens it, its cross removes it. */
export function RequestChips({ requests, today, label, onEdit, onLimit, onWish }: RequestChipsProps) {
  if (requests.length === 0) return null;
  return (
    <ul className="request-chips" aria-label={label}>
      {requests.map((one) => {
        const words = isWish(one) ? wishText(one) : limitText(one);
        const what =
          one.until === null
            ? words
            : `${words} \u00b7 ${requestsText.until({ date: formatDate(one.until, today) })}`;
        return (
          <li key={isWish(one) ? wishKey(one) : limitKey(one)}>
            <span className="chip a request-chip">
              {onEdit === undefined ? (
                <span className="row">{what}</span>
              ) : (
                <button type="button" aria-label={requestsText.change({ what })} onClick={() => onEdit(one)}>
                  {what}
                </button>
              )}
              <button
                type="button"
                aria-label={requestsText.remove({ what: words })}
                onClick={() => (isWish(one) ? onWish(ended(one, today)) : onLimit(ended(one, today)))}
              >
                <Icon name="close" size="s" />
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
