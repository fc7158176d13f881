/** Figures of training, and how much of the past they are of. */
import { windowDays } from "@muster/domain/progress/figures";
import { Segment } from "../../components/controls/Segment.tsx";
import { lazyCard } from "../../components/loading/lazy-part.tsx";
import type { TrainingFiguresProps } from "../../features/progress/TrainingFigures.tsx";
import { progressText } from "../../features/progress/texts/progress.text.ts";

/** Fetches the figures of training ahead, so that the page does not grow under somebody who reads it. */
export const importTraining = () =>
  import("../../features/progress/TrainingFigures.tsx").then((file) => file.TrainingFigures);
const TrainingFigures = lazyCard(importTraining, <p className="muted">{progressText.figuresNotHere}</p>);

/** Days of a year, in whole weeks. */
export const yearDays = 364;

/** How much of the past is read, and how it is called. */
const spans = [
  { days: windowDays, label: progressText.twelveWeeks, records: progressText.twelveWeeks },
  { days: yearDays, label: progressText.oneYear, records: progressText.twelveMonths },
] as const;

/** Length of what is read, in days. */
export type ProgressDays = (typeof spans)[number]["days"];

/** 'the last 12 weeks'. */
export const spanOf = (days: ProgressDays): string =>
  progressText.theLast(spans.find((span) => span.days === days)?.records);

type TrainingSectionProps = TrainingFiguresProps & {
  readonly days: ProgressDays;
  readonly onDays: (days: ProgressDays) => void;
};

export function TrainingSection({ days, onDays, ...training }: TrainingSectionProps) {
  return (
    <section className="sec" aria-labelledby="training">
      <div className="between">
        <h2 id="training">{progressText.training}</h2>
        <Segment
          label={progressText.trainingOf}
          options={spans.map(({ days: value, label }) => ({ value: String(value), label }))}
          value={String(days)}
          onChange={(value) => onDays(value === String(yearDays) ? yearDays : windowDays)}
        />
      </div>
      <TrainingFigures {...training} />
    </section>
  );
}
