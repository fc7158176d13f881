import { droppedLockPrefix } from "@muster/coach/deliver/dropped-lock";
import type { Fact } from "@muster/domain/planning/plan";

/** What was to stay and could not, by the rule that stood against it, which is said once; nothing when everything stayed. */
export function DroppedLocks({ facts }: { readonly facts: readonly Fact[] }) {
  const dropped = facts.filter(({ id }) => id.startsWith(droppedLockPrefix));
  if (dropped.length === 0) return null;
  return (
    <section className="card stack-8">
      <h2 className="text-large">What could not stay</h2>
      <ul className="stack-8">
        {[...Map.groupBy(dropped, ({ value }) => value)].map(([reason, facts]) => (
          <li key={reason}>
            {facts.map(({ id, subject }) => (
              <p key={id} className="bold">
                {subject.replace(/^Not kept: /, "")}
              </p>
            ))}
            <p className="muted">{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
