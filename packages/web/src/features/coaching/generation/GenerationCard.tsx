import type { UnitSystem } from "@muster/domain/shared/units";
import { useEffect, useRef } from "react";
import { Failure } from "../../../components/layout/Failure.tsx";
import { GenerationConsent } from "../consent/GenerationConsent.tsx";
import { WhoAnswers } from "../week/WrittenBy.tsx";
import { DesignFailed } from "./DesignFailed.tsx";
import { Designing } from "./Designing.tsx";
import type { Generation } from "./use-generate-week.ts";

type GenerationCardProps = {
  readonly generation: Generation;
  /** What is saved although it failed: 'Your check-in is kept.' */
  readonly savedText: string;
  /** Why the finished week could not be saved. */
  readonly failure: string | undefined;
  /** Of what the consent question lists. */
  readonly units: UnitSystem;
  readonly onCancel: () => void;
  readonly onStart: (builtInOnly: boolean) => void;
};

/** How a generation goes, who designs, and the consent question. ImportedData into view when it begins and when it fails. */
export function GenerationCard({
  generation,
  savedText,
  failure,
  units,
  onCancel,
  onStart,
}: GenerationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { state } = generation;
  useEffect(() => {
    if (state === "working" || state === "failed") card.current?.scrollIntoView({ block: "center" });
  }, [state]);
  // The page grows as days arrive: the card stays in view where it is visible, and nothing scrolls where it is not.
  useEffect(() => {
    if (state !== "working") return;
    const lengths = new ResizeObserver(() => {
      const box = card.current?.getBoundingClientRect();
      if (box !== undefined && box.top < innerHeight && box.bottom > 0)
        card.current?.scrollIntoView({ block: "nearest" });
    });
    lengths.observe(document.body);
    return () => lengths.disconnect();
  }, [state]);
  return (
    <>
      <div ref={card}>
        {generation.state === "working" && (
          <Designing
            stage={generation.stage}
            days={generation.days ?? []}
            coachName={generation.coachName}
            onCancel={onCancel}
          />
        )}
        {generation.state === "failed" && (
          <DesignFailed
            message={generation.message}
            isOut={generation.isOut === true}
            savedText={savedText}
            onRetry={() => onStart(false)}
            onBuiltIn={() => onStart(true)}
          />
        )}
      </div>
      <Failure text={failure} />
      <WhoAnswers />
      <GenerationConsent generation={generation} units={units} />
    </>
  );
}
