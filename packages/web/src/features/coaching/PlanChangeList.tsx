import type { PlanChange } from "@muster/domain/planning/plan";
import { Icon } from "../../components/Icon.tsx";

const looks = {
  added: { icon: "plus", word: "Added" },
  removed: { icon: "minus", word: "Removed" },
  changed: { icon: "forward", word: "Changed" },
} as const;

/** What is different from last week: the thing, the reason, before and after. */
export function PlanChangeList({ changes }: { readonly changes: readonly PlanChange[] }) {
  return (
    <ul className="diff plan-changes">
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one exercise can change twice, and the list never reorders
        <li key={index}>
          <span className={change.kind === "added" ? "op add" : "op"}>
            <Icon name={looks[change.kind].icon} size="s" />
            <span className="vh">{looks[change.kind].word}: </span>
          </span>
          <span className="what">
            <b>{change.subject}</b>
            <span>{change.reason}</span>
          </span>
          <span className="val">
            {change.before !== "" && (
              <>
                <s>
                  <span className="vh">before </span>
                  {change.before}
                </s>{" "}
              </>
            )}
            {change.after}
          </span>
        </li>
      ))}
    </ul>
  );
}
