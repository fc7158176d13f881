import type { Alteration, Plan } from "@muster/domain/planning/plan";
import { textIn } from "@muster/domain/planning/units/facts-in-units";
import { formatCount } from "@muster/domain/shared/format";
import type { ShownUnits } from "@muster/domain/shared/units";
import { useState } from "react";
import { LoadingSkeleton } from "../../../components/layout/LoadingSkeleton.tsx";
import { Sheet } from "../../../components/overlays/Sheet.tsx";
import { designedWeekText } from "./plan.text.ts";

type FixesProps = { readonly designedBy: Plan["designedBy"]; readonly shown: ShownUnits };
type Line = { readonly id: string; readonly sentence: string };

/** 'Goblet Squats, Monday: 3 sets instead of 7 sets'. */
const inWords = ({ subject, before, after }: Alteration): string =>
  `${subject}: ${after === "" ? designedWeekText.without(before) : before === "" ? designedWeekText.addedPart(after) : designedWeekText.insteadOf({ after, before })}`;

/** What the checks corrected in a designer's week: the count, and on a tap each rule in words, with what it altered. */
export function Fixes({ designedBy: { fixes, altered = [] }, shown }: FixesProps) {
  const [open, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>();
  if (fixes.length === 0) return null;
  const show = async (): Promise<void> => {
    setOpen(true);
    // The rules come with the coach's own code, which has been here since the week was designed.
    const { ruleOf } = await import("@muster/coach/rules/rules");
    setLines(
      [...new Set([...fixes, ...altered.map(({ rule }) => rule)])].map((id) => ({
        id,
        sentence:
          ruleOf(id)?.sentence ??
          (id === "" ? designedWeekText.alteredToFit : designedWeekText.aSafetyRuleOfTheCoach),
      })),
    );
  };
  return (
    <>
      <button type="button" className="why" onClick={() => void show()}>
        {formatCount(fixes.length, "fix", "fixes")}
      </button>
      <Sheet open={open} title={designedWeekText.whatWasCorrected} onClose={() => setOpen(false)}>
        <p className="muted">{designedWeekText.correctedLead}</p>
        {lines === undefined ? (
          <LoadingSkeleton height="6rem" />
        ) : (
          <ul className="stack-16">
            {lines.map(({ id, sentence }) => (
              <li key={id}>
                {textIn(shown, sentence)}
                <ul className="stack-8 muted">
                  {altered
                    .filter(({ rule }) => rule === id)
                    .map((change) => {
                      const words = textIn(shown, inWords(change));
                      return <li key={words}>{words}</li>;
                    })}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </>
  );
}
