import "../features/progress/progress.css";
import { isMinor } from "@muster/domain/profiles/age";
import type { Profile } from "@muster/domain/profiles/profile";
import { figuresOf, windowDays } from "@muster/domain/progress/figures";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Segment } from "../components/controls/Segment.tsx";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { laterCard } from "../components/loading/later-part.tsx";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { type ExerciseFactsSource, useExerciseFacts } from "../data/reads/use-exercise-facts.ts";
import { useHasPlan } from "../data/reads/use-plan.ts";
import { type ProgressRecords, useProgress } from "../data/reads/use-progress.ts";
import { useToday } from "../data/reads/use-today.ts";
import { historyArrives, useSyncStatus } from "../data/sync/use-sync-status.ts";
import { Achievements } from "../features/progress/Achievements.tsx";
import { ChildProgress } from "../features/progress/ChildProgress.tsx";
import { GoalsCard } from "../features/progress/GoalsCard.tsx";
import { Measurements } from "../features/progress/Measurements.tsx";
import {
  HistoryOnItsWay,
  NoWorkoutsYet,
  ProgressFailure,
  ProgressOnItsWay,
} from "../features/progress/ProgressStates.tsx";
import { RecordsSheet } from "../features/progress/RecordsSheet.tsx";
import { StrengthProgress } from "../features/progress/StrengthProgress.tsx";
import { type WeightSpan, WeightTrend } from "../features/progress/WeightTrend.tsx";
import { WorkoutHistory } from "../features/progress/WorkoutHistory.tsx";

const importTraining = () =>
  import("../features/progress/TrainingFigures.tsx").then((file) => file.TrainingFigures);
const TrainingFigures = laterCard(
  importTraining,
  <p className="muted">These figures are not on this device yet. They come when you are online.</p>,
);

/** `/progress`: what has become of the work (PROG-01..07). */
export default function ProgressScreen() {
  const profile = useCurrentProfile();
  const today = useToday();
  // Fetched while the records are read, so that the page does not grow under somebody who reads it.
  useEffect(() => void importTraining().catch(() => undefined), []);
  return profile === undefined ? null : <ByAge key={profile.id} current={profile} today={today} />;
}

type PersonProps = { readonly current: CurrentProfile; readonly today: CivilDate };

/** Under 13 the page is one of its own: days moved and things tried (ONB-08). */
function ByAge(props: PersonProps) {
  return useHasPlan(props.current.id, props.today) === false ? (
    <ChildProgress profileId={props.current.id} today={props.today} />
  ) : (
    <Progress {...props} />
  );
}

const yearDays = 364;
/** Length of what is read, and how it is called. */
const spans = { [windowDays]: "12 weeks", [yearDays]: "1 year" } as const;

const recordSpans = { [windowDays]: "12 weeks", [yearDays]: "12 months" } as const;

function Progress({ current, today }: PersonProps) {
  const [attempt, setAttempt] = useState(0);
  const [days, setDays] = useState<keyof typeof spans>(windowDays);
  const [weightSpan, setWeightSpan] = useState<WeightSpan>("84");
  const records = useProgress(current.id, today, days, attempt);
  // Fetched beside the records, not after them.
  const facts = useExerciseFacts();
  const arrives = historyArrives(useSyncStatus());
  return (
    <Page title="Progress">
      <TopBar
        title="Progress"
        right={
          <Link className="badge" href="/settings">
            <Avatar initial={current.initial} />
            <span className="badge-name">{current.displayName}</span>
          </Link>
        }
      />
      {records.state === "error" && <ProgressFailure onRetry={() => setAttempt(attempt + 1)} />}
      {records.state === "ready" && records.value.window.profile === undefined && <ProgressOnItsWay />}
      {records.state === "ready" && records.value.window.profile !== undefined && (
        <Cards
          profileId={current.id}
          profile={records.value.window.profile}
          records={records.value}
          facts={facts}
          arrives={arrives}
          today={today}
          days={days}
          onDays={setDays}
          weightSpan={weightSpan}
          onWeightSpan={(span) => {
            setWeightSpan(span);
            // A year is read only when somebody asks for it, and then stays.
            if (span === "364") setDays(yearDays);
          }}
        />
      )}
    </Page>
  );
}

type CardsProps = {
  readonly profileId: string;
  readonly profile: Profile;
  readonly records: ProgressRecords;
  /** undefined until the exercises are read. */
  readonly facts: ExerciseFactsSource | undefined;
  /** The years before are being fetched for the first time. */
  readonly arrives: boolean;
  readonly today: CivilDate;
  readonly days: keyof typeof spans;
  readonly onDays: (days: keyof typeof spans) => void;
  readonly weightSpan: WeightSpan;
  readonly onWeightSpan: (span: WeightSpan) => void;
};

function Cards({
  profileId,
  profile,
  records,
  facts,
  arrives,
  today,
  days,
  onDays,
  weightSpan,
  onWeightSpan,
}: CardsProps) {
  const figures = figuresOf(records, profile, facts, today);
  const { units, from } = records.window;
  const { sets } = figures;
  const hasTrained = records.window.workouts.length > 0 || records.window.older.trained > 0;
  const measurements = (
    <Measurements profileId={profileId} figures={figures} profile={profile} today={today} units={units} />
  );
  return (
    <div className="cols">
      <div>
        {arrives ? <HistoryOnItsWay /> : !hasTrained && <NoWorkoutsYet today={today} />}
        <WeightTrend
          figures={figures}
          today={today}
          units={units}
          span={weightSpan}
          onSpan={onWeightSpan}
          wanted={wantedWay(profile)}
          advises={!isMinor(profile, today)}
        />
        <StrengthProgress
          figures={figures}
          records={
            sets !== undefined && (
              <RecordsSheet sets={sets} span={`the last ${recordSpans[days]}`} today={today} units={units} />
            )
          }
        />
        {hasTrained && (
          <section className="sec" aria-labelledby="training">
            <div className="between">
              <h2 id="training">Training</h2>
              <Segment
                label="Training of"
                options={[
                  { value: String(windowDays), label: "12 weeks" },
                  { value: String(yearDays), label: "1 year" },
                ]}
                value={String(days)}
                onChange={(value) => onDays(value === String(yearDays) ? yearDays : windowDays)}
              />
            </div>
            <TrainingFigures
              figures={figures}
              profile={profile}
              facts={facts}
              from={from}
              today={today}
              units={units}
            />
          </section>
        )}
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

/** Which way of the scale is the wanted one; strength and fitness have none. */
const wantedWay = ({ primaryGoal }: Profile): "down" | "up" | undefined =>
  primaryGoal === "weight_loss" || primaryGoal === "toned"
    ? "down"
    : primaryGoal === "muscle"
      ? "up"
      : undefined;
