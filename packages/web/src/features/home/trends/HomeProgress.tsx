import "../../../styles/components-lazy.css";
import { hasPlan } from "@muster/domain/profiles/age";
import { figuresOf, windowDays } from "@muster/domain/progress/figures";
import { isGoalOver } from "@muster/domain/progress/goal-end";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useCurrentProfile } from "../../../data/household/current-profile.ts";
import { useExerciseFacts } from "../../../data/reads/use-exercise-facts.ts";
import { useProgress } from "../../../data/reads/use-progress.ts";
import { useToday } from "../../../data/reads/use-today.ts";
import { useHistoryIsPartial } from "../../../data/sync/use-sync-status.ts";
import { QuietLines } from "../QuietLines.tsx";
import { GoalEndCard } from "./GoalEndCard.tsx";
import { Motivation } from "./Motivation.tsx";
import { ProgressStats } from "./ProgressStats.tsx";
import { TrendCharts } from "./TrendCharts.tsx";

/** What has become of the work, under today's card (HOME-10). */
export function HomeProgress() {
  const profile = useCurrentProfile();
  const today = useToday();
  return profile === undefined ? null : (
    <>
      <QuietLines profileId={profile.id} today={today} />
      <Cards profileId={profile.id} today={today} />
    </>
  );
}

function Cards({ profileId, today }: { readonly profileId: string; readonly today: CivilDate }) {
  const facts = useExerciseFacts();
  const records = useProgress(profileId, today, windowDays, 0);
  const isPartial = useHistoryIsPartial();
  // Today's card is what Home is for: figures that cannot be read are left to Progress, which says so.
  if (records.state !== "ready" || records.value.window.profile === undefined) return null;
  const { units, profile, goalStart } = records.value.window;
  // Half of the years makes wrong numbers; Progress shows them growing and says so.
  if (isPartial) return null;
  // A child under 13 has ideas to move, no figures to chase (ONB-08).
  if (!hasPlan(profile, today)) return null;
  const figures = figuresOf(records.value, profile, facts, today);
  return (
    <>
      {goalStart !== null && isGoalOver(profile.timeframe, goalStart, today) && (
        <GoalEndCard {...{ profileId, profile, figures, today, units }} start={goalStart} />
      )}
      <TrendCharts figures={figures} today={today} units={units} />
      <ProgressStats figures={figures} />
      <Motivation figures={figures} />
    </>
  );
}
