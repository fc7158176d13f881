import { ageGroup } from "@muster/domain/profiles/age";
import { fitnessLevels } from "@muster/domain/profiles/options.text";
import type { Profile } from "@muster/domain/profiles/profile";
import type { Figures } from "@muster/domain/progress/figures";
import type { CivilDate } from "@muster/domain/shared/dates";
import type { UnitSystem } from "@muster/domain/shared/units";
import type { ExerciseFactsSource } from "../../data/reads/use-exercise-facts.ts";
import { AdherenceCard } from "./AdherenceCard.tsx";
import { EstimateCard } from "./EstimateCard.tsx";
import { MuscleCard } from "./MuscleCard.tsx";
import { VolumeCard } from "./VolumeCard.tsx";

/** The figures and what explains them. */
export type TrainingFiguresProps = {
  readonly figures: Figures;
  readonly profile: Profile;
  /** undefined until the exercises are read. */
  readonly facts: ExerciseFactsSource | undefined;
  /** First day of what is charted. */
  readonly from: CivilDate;
  readonly today: CivilDate;
  readonly units: UnitSystem;
};

/** What lies below the first look at Progress: volume, estimates, muscles and the days trained (PROG-07). */
export function TrainingFigures({ figures, profile, facts, from, today, units }: TrainingFiguresProps) {
  const { sets } = figures;
  // Young people and people from 65 train at the beginner's volume (specs/design.md 1.1).
  const level = ageGroup(profile, today) === "adult" ? profile.fitnessLevel : "beginner";
  return (
    <div className="stack-16">
      {sets !== undefined && <VolumeCard sets={sets} from={from} today={today} units={units} />}
      {sets !== undefined && <EstimateCard sets={sets} from={from} today={today} units={units} />}
      {sets !== undefined && facts !== undefined && (
        <MuscleCard
          sets={sets}
          factsOf={facts.factsOf}
          landmark={facts.landmarks[level]}
          level={fitnessLevels[level].toLowerCase()}
          today={today}
        />
      )}
      {figures.calendar !== undefined && (
        <AdherenceCard
          calendar={figures.calendar}
          adherence={figures.adherence}
          streak={figures.streak}
          today={today}
        />
      )}
    </div>
  );
}
