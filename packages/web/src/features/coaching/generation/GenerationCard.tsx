import { useEffect, useRef } from "react";
import { DesignFailed } from "./DesignFailed.tsx";
import { Designing } from "./Designing.tsx";
import type { Generation } from "./use-generate-week.ts";

type GenerationCardProps = {
  readonly generation: Generation;
  /** What is saved although it failed: 'Your check-in is kept.' */
  readonly kept: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  readonly onBuiltIn: () => void;
};

/** How a generation goes, brought into view when it begins and when it fails. */
export function GenerationCard({ generation, kept, onCancel, onRetry, onBuiltIn }: GenerationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const { state } = generation;
  useEffect(() => {
    if (state === "working" || state === "failed") card.current?.scrollIntoView({ block: "center" });
  }, [state]);
  // The page grows with the days and with what loads late: whoever looks at the card sees the newest, whoever looks elsewhere stays there.
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
          kept={kept}
          onRetry={onRetry}
          onBuiltIn={onBuiltIn}
        />
      )}
    </div>
  );
}
