import type { Plan } from "@muster/domain/planning/plan";
import { formatCount } from "@muster/domain/shared/format";
import { useState } from "react";
import { Sheet } from "../../components/Sheet.tsx";
import { Skeleton } from "../../components/Skeleton.tsx";

type FixesProps = { readonly fixes: Plan["designedBy"]["fixes"] };
type Line = { readonly id: string; readonly sentence: string };

/** What the checks corrected in a designer's week: the count, and on a tap each rule in words. */
export function Fixes({ fixes }: FixesProps) {
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>();
  if (fixes.length === 0) return null;
  const show = async (): Promise<void> => {
    setOpen(true);
    // The rules come with the coach's own code, which has been here since the week was designed.
    const { rules } = await import("@muster/coach/validate/rules");
    const known = new Map(rules.map((rule) => [rule.id, rule.sentence]));
    setLines(
      [...new Set(fixes)].map((id) => ({ id, sentence: known.get(id) ?? "A safety rule of the coach." })),
    );
  };
  return (
    <>
      <button type="button" className="why" onClick={() => void show()}>
        {formatCount(fixes.length, "fix", "fixes")}
      </button>
      <Sheet open={open} title="What was corrected" onClose={() => setOpen(false)}>
        <p className="c2">The week was changed where it broke one of these rules.</p>
        {lines === undefined ? (
          <Skeleton height="6rem" />
        ) : (
          <ul className="stack-8">
            {lines.map(({ id, sentence }) => (
              <li key={id}>
                {sentence} <span className="t13 c2">{id}</span>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </>
  );
}
