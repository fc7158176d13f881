import type { Muscle } from "@muster/coach/catalogue/exercise";
import type { Landmark } from "@muster/coach/design/budget/volume.data";
import { muscleNames } from "@muster/coach/guides/muscle-names.text";
import type { DoneSet, FactsOf } from "@muster/domain/progress/sets/done-set";
import { muscleSets, usualMuscleSets } from "@muster/domain/progress/weekly-work";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatNumber } from "@muster/domain/shared/format";
import { useState } from "react";
import { type BandBar, BandBars } from "../../components/charts/BandBars.tsx";
import { commonText } from "../../components/common.text.ts";
import { Button } from "../../components/controls/Button.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { firstChartedMuscles, minorMuscles, rangeWord, rangeWords } from "./muscles.ts";
import { strengthText } from "./texts/strength.text.ts";

type MuscleCardProps = {
  readonly sets: readonly DoneSet[];
  readonly factsOf: FactsOf;
  readonly landmark: Landmark;
  /** Of the person's level, for 'Why?'. */
  readonly level: string;
  readonly today: CivilDate;
};

/** Hard sets of each muscle in the last 7 days, against the range of the person's level (PROG-07, F14). */
export function MuscleCard({ sets, factsOf, landmark, level, today }: MuscleCardProps) {
  const [all, setAll] = useState(false);
  const now = muscleSets(sets, factsOf, addDays(today, -6), today);
  const { weeks, perWeek: before } = usualMuscleSets(sets, factsOf, today);
  if (now.size === 0 && before.size === 0) return null;
  const usual = weeks === 1 ? strengthText.theWeek : strengthText.theWeeks(weeks);
  const band = { low: landmark.start, high: landmark.growTo };
  const barOf = (muscle: Muscle): BandBar => {
    const value = now.get(muscle) ?? 0;
    const hasBand = firstChartedMuscles.includes(muscle);
    return {
      name: muscleNames[muscle],
      value,
      before: weeks === 0 ? undefined : (before.get(muscle) ?? 0),
      band: hasBand ? band : undefined,
      figure: formatNumber(value),
      unit: value === 1 ? "set" : "sets",
      word: hasBand ? rangeWord(value, landmark) : "",
    };
  };
  const major = firstChartedMuscles.map(barOf);
  const shown = all ? [...major, ...minorMuscles.map(barOf)] : major;
  const inRange = major.filter((bar) => bar.word === rangeWords.inside).length;
  return (
    <section className="card stack-16" aria-labelledby="muscles">
      <div className="stack-4">
        <div className="between base">
          <h2 className="text-large" id="muscles">
            {strengthText.setsPerMuscle}
          </h2>
          <Why
            title={strengthText.whyTheseSetCounts}
            text={strengthText.volumeLead}
            facts={[
              whyFact(
                strengthText.range,
                strengthText.rangeOf({ low: band.low, high: band.high }),
                strengthText.setsAWeek,
                strengthText.volumeLandmarks(level),
                strengthText.volumeSource,
              ),
              whyFact(
                strengthText.most,
                landmark.max,
                strengthText.setsAWeek,
                strengthText.moreThanThisMostlyAdds,
                strengthText.bazValle2022,
              ),
              whyFact(
                strengthText.trainedDirectly,
                1,
                strengthText.set,
                strengthText.fractionalCounting,
                strengthText.pelland2024,
              ),
              whyFact(
                strengthText.trainedAlong,
                0.5,
                strengthText.set,
                strengthText.fractionalCounting,
                strengthText.pelland2024,
              ),
              whyFact(
                strengthText.hardSet,
                strengthText.upTo4,
                strengthText.repsLeft,
                strengthText.warmUpsLeftOut,
                strengthText.yourLog,
              ),
            ]}
          />
        </div>
        <p className="muted">
          {strengthText.musclesInRange({
            inRange,
            muscles: major.length,
            low: band.low,
            high: band.high,
            usual: weeks > 0 ? usual : undefined,
          })}
        </p>
      </div>
      <BandBars
        bars={shown}
        table={{
          caption: strengthText.hardSetsPerMuscle,
          head: [
            strengthText.muscle,
            commonText.sets,
            ...(weeks > 0 ? [strengthText.averageBefore(usual)] : []),
            strengthText.range,
          ],
          rows: [...firstChartedMuscles, ...minorMuscles]
            .map(barOf)
            .map((bar) => [
              bar.name,
              bar.figure,
              ...(bar.before === undefined ? [] : [formatNumber(bar.before)]),
              bar.band === undefined
                ? strengthText.noOwnRange
                : strengthText.rangeAndWord({ low: bar.band.low, high: bar.band.high, word: bar.word }),
            ]),
        }}
      />
      <Button variant="ghost" full onClick={() => setAll(!all)}>
        {all ? strengthText.showLargeMusclesOnly : strengthText.showAllMuscles}
      </Button>
    </section>
  );
}
