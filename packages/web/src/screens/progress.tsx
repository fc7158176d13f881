import "../features/progress/progress.css";
import { windowDays } from "@muster/domain/progress/figures";
import type { CivilDate } from "@muster/domain/shared/dates";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Avatar } from "../components/layout/Avatar.tsx";
import { Page } from "../components/layout/Page.tsx";
import { TopBar } from "../components/layout/TopBar.tsx";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { useExerciseFacts } from "../data/reads/use-exercise-facts.ts";
import { useHasPlan } from "../data/reads/use-plan.ts";
import { useProgress } from "../data/reads/use-progress.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useHistoryIsPartial } from "../data/sync/use-sync-status.ts";
import { ChildProgress } from "../features/progress/ChildProgress.tsx";
import { ProgressFailure, ProgressLoading } from "../features/progress/ProgressStates.tsx";
import { progressText } from "../features/progress/texts/progress.text.ts";
import { ProgressCards } from "./progress/ProgressCards.tsx";
import { importTraining, type ProgressDays } from "./progress/TrainingSection.tsx";

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

function Progress({ current, today }: PersonProps) {
  const [attempt, setAttempt] = useState(0);
  const [days, setDays] = useState<ProgressDays>(windowDays);
  const records = useProgress(current.id, today, days, attempt);
  // Fetched beside the records, not after them.
  const facts = useExerciseFacts();
  const isPartial = useHistoryIsPartial();
  return (
    <Page title={progressText.progress}>
      <TopBar
        title={progressText.progress}
        right={
          <Link className="badge" href="/settings">
            <Avatar initial={current.initial} />
            <span className="badge-name">{current.displayName}</span>
          </Link>
        }
      />
      {records.state === "error" && <ProgressFailure onRetry={() => setAttempt(attempt + 1)} />}
      {records.state === "ready" && records.value.window.profile === undefined && <ProgressLoading />}
      {records.state === "ready" && records.value.window.profile !== undefined && (
        <ProgressCards
          profileId={current.id}
          profile={records.value.window.profile}
          records={records.value}
          facts={facts}
          isPartial={isPartial}
          today={today}
          days={days}
          onDays={setDays}
        />
      )}
    </Page>
  );
}
