import { primaryGoals, targetAreas, timeframes } from "@muster/domain/profiles/options";
import { Picks } from "../../components/Picks.tsx";
import { optionsOf, type ProfileFieldsProps } from "./fields.ts";

/** Step 3: what you want (ONB-01). */
export function GoalFields({ draft, errors, onChange }: ProfileFieldsProps) {
  return (
    <>
      <Picks
        label="Primary goal"
        options={optionsOf(primaryGoals)}
        value={[draft.primaryGoal]}
        onChange={([primaryGoal]) => primaryGoal !== undefined && onChange({ primaryGoal })}
        error={errors.primaryGoal}
      />
      <Picks
        label="Target areas"
        multiple
        options={optionsOf<string>(targetAreas)}
        value={draft.targetAreas}
        onChange={(areas) => onChange({ targetAreas: areas })}
        error={errors.targetAreas}
        hint="As many as you like, or none."
      />
      <Picks
        label="Timeframe"
        options={optionsOf(timeframes)}
        value={[draft.timeframe]}
        onChange={([timeframe]) => timeframe !== undefined && onChange({ timeframe })}
        error={errors.timeframe}
      />
    </>
  );
}
