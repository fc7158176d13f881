import type { UnitSystem } from "@muster/domain/shared/units";
import { lazyPart } from "../../../components/loading/lazy-part.tsx";
import type { Generation } from "../generation/use-generate-week.ts";
import { whatIsSent } from "./what-is-sent.ts";

type GenerationConsentProps = { readonly generation: Generation; readonly units: UnitSystem };

/** The consent question, open while a generation waits for its answer. */
export function GenerationConsent({ generation, units }: GenerationConsentProps) {
  const question = generation.state === "consent" ? generation : undefined;
  return question === undefined ? null : (
    <LazyConsent
      open
      coachName={question.coachName}
      lines={whatIsSent(question.input, units)}
      onAgree={() => question.answer(true)}
      onRefuse={() => question.answer(false)}
      onClose={() => question.answer(undefined)}
      onMissing={() => question.answer(undefined)}
    />
  );
}

/** `ConsentSheet`, loaded when it is shown: only a server that answers has a model, so its file is not cached for offline. */
export const LazyConsent = lazyPart(() => import("./ConsentSheet.tsx").then((file) => file.ConsentSheet));
