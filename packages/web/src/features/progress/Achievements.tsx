import type { Achievement } from "@muster/domain/progress/achievements";
import { freeWeekEvery, type Streak } from "@muster/domain/progress/streak";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatDate } from "@muster/domain/shared/format";
import { useState } from "react";
import { Button } from "../../components/controls/Button.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { progressText } from "./texts/progress.text.ts";

type AchievementsProps = {
  readonly achievements: readonly Achievement[];
  readonly streak: Streak;
  readonly today: CivilDate;
};

/** Newest first; what comes next stands under it with how far it is. */
const shortList = 4;

/** What was reached and what comes next (PROG-05). */
export function Achievements({ achievements, streak, today }: AchievementsProps) {
  const [all, setAll] = useState(false);
  const reached = achievements
    .filter((one) => one.reached)
    .toSorted((a, b) => ((a.on ?? "") < (b.on ?? "") ? 1 : -1));
  const next = achievements.filter((one) => !one.reached);
  return (
    <section className="card flush" aria-labelledby="achievements">
      <div className="between base card-top">
        <h2 className="text-large" id="achievements">
          {progressText.achievements}
        </h2>
        <Why
          title={progressText.whyTheseAchievements}
          text={progressText.achievementsReasons}
          facts={[
            whyFact(
              progressText.weeksInARow,
              streak.current,
              progressText.weeks,
              progressText.streakRule,
              progressText.yourLogAndPlans,
            ),
            whyFact(
              progressText.bestRow,
              streak.best,
              progressText.weeks,
              progressText.theLongestSoFar,
              progressText.yourLogAndPlans,
            ),
            whyFact(
              progressText.freeWeeks,
              progressText.oneIn(freeWeekEvery),
              "",
              progressText.holdsTheRowAddsNothing,
              progressText.forgivingStreak,
            ),
          ]}
        />
      </div>
      <ul className="list">
        {reached.slice(0, all ? reached.length : shortList).map((one) => (
          <li key={one.id}>
            <span className="medal on">
              <Icon name="check" size="s" />
            </span>
            <span className="grow bold">{one.title}</span>
            <span className="text-small muted">
              {one.on === null ? progressText.reached : formatDate(one.on, today)}
            </span>
          </li>
        ))}
        {next.map((one) => (
          <li key={one.id}>
            <span className="medal" />
            <span className="grow muted">{one.title}</span>
            <span className="text-small muted">
              {progressText.valueOfGoal({ one: one.value, goal: one.goal })}
            </span>
          </li>
        ))}
      </ul>
      {reached.length > shortList && !all && (
        <div className="card-foot">
          <Button variant="ghost" full onClick={() => setAll(true)}>
            {progressText.showAll(reached.length)}
          </Button>
        </div>
      )}
    </section>
  );
}
