import type { PlanChange } from "@muster/domain/planning/plan";
import { textIn } from "@muster/domain/planning/units/facts-in-units";
import { formatSetWeight } from "@muster/domain/shared/format";
import type { ShownUnits } from "@muster/domain/shared/units";
import { Icon } from "../../../components/layout/Icon.tsx";
import { changeGroups } from "./change-groups.ts";
import { designedWeekText } from "./plan.text.ts";

const looks = {
  added: { icon: "plus", word: designedWeekText.added },
  removed: { icon: "minus", word: designedWeekText.removed },
  changed: { icon: "forward", word: designedWeekText.changed },
} as const;

type PlanChangeListProps = { readonly changes: readonly PlanChange[]; readonly shown: ShownUnits };

/**
 * What is different from last week: the things with before and after, and the reason once for all that share it. All of
 * it is there (ADR 0151); of many that changed alike the first stand open, so that the week itself is not far below.
 */
export function PlanChangeList({ changes, shown }: PlanChangeListProps) {
  return (
    <ul className="plan-changes">
      {changeGroups(changes).map(({ kind, reason, open, folded }) => (
        <li key={`${kind} ${reason}`}>
          <span className={kind === "added" ? "op add" : "op"}>
            <Icon name={looks[kind].icon} size="s" />
            <span className="visually-hidden">{looks[kind].word}: </span>
          </span>
          <Lines changes={open} shown={shown} />
          <p className="text-small muted">{textIn(shown, reason)}</p>
          {folded.length > 0 && (
            <details className="text-small unfold">
              <summary className="muted">
                {designedWeekText.moreLikeThis(folded.length)} <Icon name="chevron-down" size="s" />
              </summary>
              <Lines changes={folded} shown={shown} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

const before = ({ beforeLb, before: words }: PlanChange, shown: ShownUnits): string =>
  beforeLb === undefined ? textIn(shown, words) : formatSetWeight(beforeLb, shown.units);
const after = ({ afterLb, after: words }: PlanChange, shown: ShownUnits): string =>
  afterLb === undefined ? textIn(shown, words) : formatSetWeight(afterLb, shown.units);

/** One exercise in the place of another: two names, and nothing to compare. */
const isSwap = (change: PlanChange): boolean =>
  change.kind === "changed" && change.before !== "" && change.after === "";

function Lines({ changes, shown }: PlanChangeListProps) {
  return (
    <ul className="text-body">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one exercise can change twice, and the list never reorders
        <li key={index}>
          {isSwap(change) ? (
            <span>
              <b>{change.subject}</b>{" "}
              <span className="text-small muted">{designedWeekText.forBefore(change.before)}</span>
            </span>
          ) : (
            <>
              <b>{change.subject}</b>
              <span className="value">
                {before(change, shown) !== "" && (
                  <>
                    <s>
                      <span className="visually-hidden">{designedWeekText.before} </span>
                      {before(change, shown)}
                    </s>{" "}
                  </>
                )}
                <span>{after(change, shown)}</span>
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
