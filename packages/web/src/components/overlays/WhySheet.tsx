import { useState } from "react";
import { commonText } from "../common.text.ts";
import { lazyPart } from "../loading/lazy-part.tsx";
import type { WhyProps } from "./WhyFacts.tsx";

const WhyFacts = lazyPart(() => import("./WhyFacts.tsx").then((file) => file.WhyFacts));

/** "Why?" beside a number: opens what it was made of, each with its rule and source. */
export function Why({ title, facts, text }: WhyProps) {
  /** undefined until it is needed: a first page does not wait for what opens over it. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" className="why" aria-label={title} onClick={() => setOpen(true)}>
        {commonText.why}
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
