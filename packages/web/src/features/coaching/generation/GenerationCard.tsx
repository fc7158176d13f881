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
  const days = generation.state === "working" ? (generation.days?.length ?? 0) : 0;
  // The card grows with its days: whoever looks at it sees the newest, whoever looks elsewhere stays there.
  useEffect(() => {
    const box = days === 0 ? undefined : card.current?.getBoundingClientRect();
    if (box !== undefined && box.top < innerHeight && box.bottom > 0)
      card.current?.scrollIntoView({ block: "nearest" });
  }, [days]);
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
