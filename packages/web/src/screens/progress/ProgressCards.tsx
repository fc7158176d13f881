/** What has become of the work: weight, strength, training, measurements, goals (PROG-01..07). */
import { isMinor } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import { figuresOf } from "@muster/domain/progress/figures";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useState } from "react";
import type { ExerciseFactsSource } from "../../data/reads/use-exercise-facts.ts";
import type { ProgressRecords } from "../../data/reads/use-progress.ts";
import { Achievements } from "../../features/progress/Achievements.tsx";
import { GoalsCard } from "../../features/progress/GoalsCard.tsx";
import { Measurements } from "../../features/progress/Measurements.tsx";
import { HistoryLoading, NoWorkoutsYet } from "../../features/progress/ProgressStates.tsx";
import { RecordsSheet } from "../../features/progress/RecordsSheet.tsx";
import { StrengthProgress } from "../../features/progress/StrengthProgress.tsx";
import { type WeightSpan, WeightTrend } from "../../features/progress/WeightTrend.tsx";
import { WorkoutHistory } from "../../features/progress/WorkoutHistory.tsx";
import { type ProgressDays, spanOf, TrainingSection, yearDays } from "./TrainingSection.tsx";

type ProgressCardsProps = {
  readonly profileId: string;
  readonly profile: Profile;
  readonly records: ProgressRecords;
  /** undefined until the exercises are read. */
  readonly facts: ExerciseFactsSource | undefined;
  /** Years before are not here yet. */
  readonly isPartial: boolean;
  readonly today: CivilDate;
  readonly days: ProgressDays;
  readonly onDays: (days: ProgressDays) => void;
};

/** All cards of the page, in two columns where they fit. */
export function ProgressCards({
  profileId,
  profile,
  records,
  facts,
  isPartial,
  today,
  days,
  onDays,
}: ProgressCardsProps) {
  const [weightSpan, setWeightSpan] = useState<WeightSpan>("84");
  // What counts from the first day on waits for it, as it does while this device reads it.
  const figures = figuresOf(isPartial ? { ...records, older: undefined } : records, profile, facts, today);
  const { units, from } = records.window;
  const { sets } = figures;
  const hasTrained = records.window.workouts.length > 0 || records.window.older.trained > 0;
  const measurements = (
    <Measurements profileId={profileId} figures={figures} profile={profile} today={today} units={units} />
  );
  return (
    <div className="cols">
      <div>
        {isPartial ? <HistoryLoading /> : !hasTrained && <NoWorkoutsYet today={today} />}
        <WeightTrend
          figures={figures}
          today={today}
          units={units}
          span={weightSpan}
          onSpan={(span) => {
            setWeightSpan(span);
            // A year is read only when somebody asks for it, and then stays.
            if (span === "364") onDays(yearDays);
          }}
          goal={profile.primaryGoal}
          advises={!isMinor(profile, today)}
        />
        <StrengthProgress
          figures={figures}
          records={
            sets !== undefined && <RecordsSheet sets={sets} span={spanOf(days)} today={today} units={units} />
          }
        />
        {hasTrained && <TrainingSection {...{ figures, profile, facts, from, today, units, days, onDays }} />}
      </div>
      <div>
        {hasTrained && <WorkoutHistory figures={figures} today={today} />}
        {measurements}
        <GoalsCard figures={figures} profile={profile} today={today} units={units} />
        {figures.achievements !== undefined && figures.streak !== undefined && (
          <Achievements achievements={figures.achievements} streak={figures.streak} today={today} />
        )}
      </div>
    </div>
  );
}
