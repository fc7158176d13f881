import type { Fact } from "@muster/domain/planning/plan";
import { useState } from "react";
import { laterPart } from "./later-part.tsx";

const WhyFacts = laterPart(() => import("./WhyFacts.tsx").then((file) => file.WhyFacts));

/** Content of a 'Why?' sheet. */
export type WhyProps = {
  /** Of the sheet: 'Why 125 lb?'. Its first word is the button's, so that saying what is read presses it (WCAG 2.5.3). */
  readonly title: `Why ${string}`;
  readonly facts: readonly Fact[];
  /** A sentence above the facts. */
  readonly text?: string | undefined;
};

/** "Why?" beside a number: opens what it was made of, each with its rule and source. */
export function Why({ title, facts, text }: WhyProps) {
  /** undefined until it is needed: a first page does not wait for what opens over it. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" className="why" aria-label={title} onClick={() => setOpen(true)}>
        Why?
      </button>
      {open !== undefined && (
        <WhyFacts
          open={open}
          title={title}
          facts={facts}
          text={text}
          onClose={() => setOpen(false)}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
