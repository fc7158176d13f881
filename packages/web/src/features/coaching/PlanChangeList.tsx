import { weightTextIn } from "@muster/domain/planning/facts-in-units";
import type { PlanChange } from "@muster/domain/planning/plan";
import type { UnitSystem } from "@muster/domain/shared/units";
import { Icon } from "../../components/Icon.tsx";
import { changeGroups } from "./change-groups.ts";

const looks = {
  added: { icon: "plus", word: "Added" },
  removed: { icon: "minus", word: "Removed" },
  changed: { icon: "forward", word: "Changed" },
} as const;

type PlanChangeListProps = { readonly changes: readonly PlanChange[]; readonly units: UnitSystem };

/** What is different from last week: the things with before and after, and the reason once for all that share it. */
export function PlanChangeList({ changes, units }: PlanChangeListProps) {
  return (
    <ul className="plan-changes">
      {changeGroups(changes).map(({ kind, reason, changes: alike }) => (
        <li key={`${kind} ${reason}`}>
          <span className={kind === "added" ? "op add" : "op"}>
            <Icon name={looks[kind].icon} size="s" />
            <span className="vh">{looks[kind].word}: </span>
          </span>
          <ul>
            {alike.map(({ subject, before, after }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one exercise can change twice, and the list never reorders
              <li key={index}>
                <b>{subject}</b>
                <span className="val">
                  {before !== "" && (
                    <>
                      <s>
                        <span className="vh">before </span>
                        {weightTextIn(units, before)}
                      </s>{" "}
                    </>
                  )}
                  <span>{weightTextIn(units, after)}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="t13 c2">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
