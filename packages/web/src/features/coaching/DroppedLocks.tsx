import { droppedLockPrefix } from "@muster/coach/design/dropped-lock";
import type { Fact } from "@muster/domain/planning/plan";

/** What was to stay and could not, each with the rule that stood against it; nothing when everything stayed. */
export function DroppedLocks({ facts }: { readonly facts: readonly Fact[] }) {
  const dropped = facts.filter(({ id }) => id.startsWith(droppedLockPrefix));
  if (dropped.length === 0) return null;
  return (
    <section className="card stack-8">
      <h2 className="t17">What could not stay</h2>
      <ul className="stack-8">
        {dropped.map(({ id, subject, value }) => (
          <li key={id}>
            <b>{subject.replace(/^Not kept: /, "")}</b>
            <p className="c2">{value}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
