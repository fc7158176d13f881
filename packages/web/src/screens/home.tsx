import "../features/home/home.css";
import { weekInWords } from "@muster/domain/schedule/week-marks";
import { addDays, type CivilDate, weekOf } from "@muster/domain/shared/dates";
import { formatMonthDay, formatWeekday, weekdayLetters } from "@muster/domain/shared/format";
import { useEffect, useRef, useState } from "react";
import { Page } from "../components/layout/Page.tsx";
import { WeekLine } from "../components/layout/WeekLine.tsx";
import { showToast } from "../components/overlays/toasts.ts";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { readHomeSnapshot, writeHomeSnapshot } from "../data/reads/home-snapshot.ts";
import type { PlanOnDay } from "../data/reads/read-plan.ts";
import { useCoachName } from "../data/reads/use-coach-name.ts";
import { usePlanDays } from "../data/reads/use-plan.ts";
import { useToday } from "../data/reads/use-today.ts";
import { useServices } from "../data/services.ts";
import { firstScreenIsUsable, firstScreenWaitsForSync } from "../data/start-order.ts";
import { HomeHeader } from "../features/home/HomeHeader.tsx";
import { PlannerCardView } from "../features/home/PlannerCardView.tsx";
import { QuickAccess } from "../features/home/QuickAccess.tsx";
import { type DayActions, useDayActions } from "../features/home/use-day-actions.ts";
import { useHomeRecords } from "../features/home/use-home-records.ts";
import { useRemindLater } from "../features/home/use-remind-later.ts";
import { SwitchUser } from "../features/household/picker/SwitchUser.tsx";
import { WaitingForPlan } from "../features/planning/WaitingForPlan.tsx";
import { HomeCards } from "./home/HomeCards.tsx";
import { type HomeContent, homeContent } from "./home/home-content.ts";

/** `/`: what to do now (HOME-01, 03, 04, 06-09, 11). */
export default function HomeScreen() {
  const profile = useCurrentProfile();
  const today = useToday();
  // The route is guarded; between sign-out and the picker there is nobody to show Home to.
  return profile === undefined ? null : (
    <Home key={`${profile.id} ${today}`} profile={profile} today={today} />
  );
}

function Home({ profile, today }: { readonly profile: CurrentProfile; readonly today: CivilDate }) {
  const coachName = useCoachName();
  const { picture, actions, waits, remindLater } = useHome(profile, today);
  const isUsable = picture !== undefined;
  useEffect(() => {
    if (isUsable) firstScreenIsUsable();
    else if (waits) firstScreenWaitsForSync();
  }, [isUsable, waits]);
  // The toast's Undo outlives the card: it acts on the records of its own moment.
  const latest = useRef<DayActions>(undefined);
  latest.current = actions;
  const undoSkip = async (): Promise<void> => {
    if (!((await latest.current?.undoSkip()) ?? false))
      showToast({ kind: "error", text: "The skip could not be undone. Please try again." });
  };

  return (
    <Page title="Today">
      <HomeHeader profile={profile} switchUser={<SwitchUser />} />
      <div className="between day-head">
        <div>
          <h1 className="title-large">{formatWeekday(today)}</h1>
          <p className="muted">{formatMonthDay(today)}</p>
        </div>
        {picture !== undefined && (
          <WeekLine
            label={weekInWords(picture.marks)}
            days={picture.marks.map((mark) => ({
              letter: weekdayLetters[mark.weekday],
              // Today stands out on a rest day too.
              state: mark.isToday && mark.mark === "rest" ? "now" : mark.mark,
              progress: mark.progress,
            }))}
          />
        )}
      </div>
      <div className="cols">
        <div>
          {waits && <WaitingForPlan />}
          {picture !== undefined && (
            <HomeCards
              profileId={profile.id}
              today={today}
              view={picture}
              actions={actions}
              onRemindLater={remindLater}
              onUndoSkip={() => void undoSkip()}
            />
          )}
        </div>
        <div>
          {picture?.planner != null && <PlannerCardView planner={picture.planner} coachName={coachName} />}
          {(picture !== undefined || waits) && <QuickAccess />}
        </div>
      </div>
    </Page>
  );
}

/** Home's picture: from the snapshot for the first paint, from the records as soon as the database has answered. */
const useHome = (profile: CurrentProfile, today: CivilDate) => {
  const { now } = useServices();
  const [dismissedUntil, remindLater] = useRemindLater(profile.id);
  const [first] = useState(() => readHomeSnapshot<HomeContent>(profile.id, today));
  const plan = usePlanDays([...new Set([...weekOf(today), addDays(today, 1)])]);
  const records = useHomeRecords(today);
  if (records.state === "error") throw records.error;

  const known = records.state === "ready" ? records.value : undefined;
  const planned = new Map<CivilDate, PlanOnDay>();
  if (plan.state === "ready")
    for (const day of plan.days) if (day.is === "planned") planned.set(day.date, day);
  const dayOn = (date: CivilDate) => planned.get(date);
  const live =
    known === undefined || plan.state === "loading"
      ? undefined
      : homeContent({ today, now: now(), dayOn, records: known, dismissedUntil });

  const text = JSON.stringify(live);
  const hasPasscode = known?.hasPasscode ?? true;
  useEffect(() => {
    if (text !== undefined) writeHomeSnapshot({ id: profile.id, hasPasscode }, today, JSON.parse(text));
  }, [text, hasPasscode, profile.id, today]);

  return {
    picture: live ?? first,
    actions: useDayActions(today, dayOn(today), known?.sessions),
    /** The plan is somewhere else, and nothing of it was ever shown here today. */
    waits: first === undefined && plan.state === "loading" && plan.waitsFor === "sync",
    remindLater,
  };
};
