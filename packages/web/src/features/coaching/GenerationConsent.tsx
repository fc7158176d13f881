import { ConsentSheet } from "./ConsentSheet.tsx";
import type { Generation } from "./use-generate-week.ts";
import { whatIsSent } from "./what-is-sent.ts";

/** The consent question of a generation that waits for it; nothing otherwise. */
export function GenerationConsent({ generation }: { readonly generation: Generation }) {
  if (generation.state !== "consent") return null;
  return (
    <ConsentSheet
      open
      coachName={generation.coachName}
      lines={whatIsSent(generation.input)}
      onAgree={() => generation.answer(true)}
      onRefuse={() => generation.answer(false)}
      onClose={() => generation.answer(undefined)}
    />
  );
}
