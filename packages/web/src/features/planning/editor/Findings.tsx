import type { EditFinding } from "@muster/coach/edit/check-edit";
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { Icon } from "../../../components/layout/Icon.tsx";
import { editorText } from "./editor.text.ts";

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
            {editorText.notSafeForYou}
          </h3>
          <FindingList findings={refused} />
          <p className="text-small muted">{editorText.thisCannotBeSaved}</p>
        </section>
      )}
      {warned.length > 0 && (
        <section className="stack-4">
          <h3 className="text-large row">
            <Icon name="info" size="s" />
            {editorText.worthKnowing}
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
