import type { EditFinding } from "@muster/coach/edit/check-edit";
import { weekdayNames } from "@muster/domain/profiles/options";
import { Icon } from "../../../components/layout/Icon.tsx";

/** What the coach has to say to a change: what speaks against it first, then what is worth knowing. */
export function Findings({ findings }: { readonly findings: readonly EditFinding[] }) {
  const refused = findings.filter(({ severity }) => severity === "refuse");
  const warned = findings.filter(({ severity }) => severity === "warn");
  return (
    <div className="stack" role="status">
      {refused.length > 0 && (
        <section className="stack-4">
          <h3 className="text-large danger-text row">
            <Icon name="warning" size="s" />
            Not safe for you
          </h3>
          <FindingList findings={refused} />
          <p className="text-small muted">This cannot be saved. Change it, or your limits in Settings.</p>
        </section>
      )}
      {warned.length > 0 && (
        <section className="stack-4">
          <h3 className="text-large row">
            <Icon name="info" size="s" />
            Worth knowing
          </h3>
          <FindingList findings={warned} />
        </section>
      )}
    </div>
  );
}

function FindingList({ findings }: { readonly findings: readonly EditFinding[] }) {
  return (
    <ul className="findings muted">
      {findings.map(({ id, day, text }) => (
        <li key={`${id} ${day} ${text}`}>
          {day !== undefined && <b>{weekdayNames[day]}: </b>}
          {text}
        </li>
      ))}
    </ul>
  );
}
