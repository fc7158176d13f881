import { homeText } from "../features/home/home.text.ts";
import "../features/home/home.css";
import { weekInWords } from "@muster/domain/schedule/week-marks";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatMonthDay, formatWeekday } from "@muster/domain/shared/format";
import { weekdayLetters } from "@muster/domain/shared/format.text";
import { useEffect, useRef } from "react";
import { commonText } from "../components/common.text.ts";
import { Page } from "../components/layout/Page.tsx";
import { WeekLine } from "../components/layout/WeekLine.tsx";
import { showToast } from "../components/overlays/toasts.ts";
import { type CurrentProfile, useCurrentProfile } from "../data/household/current-profile.ts";
import { useCoachName } from "../data/reads/use-coach-name.ts";
import { useToday } from "../data/reads/use-today.ts";
import { firstScreenIsUsable, firstScreenWaitsForSync } from "../data/start-order.ts";
import { HomeHeader } from "../features/home/HomeHeader.tsx";
import { PlannerCardView } from "../features/home/PlannerCardView.tsx";
import { QuickAccess } from "../features/home/QuickAccess.tsx";
import type { DayActions } from "../features/home/use-day-actions.ts";
import { SwitchUser } from "../features/household/picker/SwitchUser.tsx";
import { WaitingForPlan } from "../features/planning/WaitingForPlan.tsx";
import { HomeCards } from "./home/HomeCards.tsx";
import { useHome } from "./home/use-home.ts";

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
  const { view, actions, waits, remindLater } = useHome(profile, today);
  const isUsable = view !== undefined;
  useEffect(() => {
    if (isUsable) firstScreenIsUsable();
    else if (waits) firstScreenWaitsForSync();
  }, [isUsable, waits]);
  // The toast's Undo outlives the card: it acts on the records of its own moment.
  const latest = useRef<DayActions>(undefined);
  latest.current = actions;
  const undoSkip = async (): Promise<void> => {
    if (!((await latest.current?.undoSkip()) ?? false))
      showToast({ kind: "error", text: homeText.theSkipCouldNotBeUndone });
  };

  return (
    <Page title={commonText.today}>
      <HomeHeader profile={profile} switchUser={<SwitchUser />} />
      <div className="between day-head">
        <div>
          <h1 className="title-large">{formatWeekday(today)}</h1>
          <p className="muted">{formatMonthDay(today)}</p>
        </div>
        {view !== undefined && (
          <WeekLine
            label={weekInWords(view.marks)}
            days={view.marks.map((mark) => ({
              letter: weekdayLetters[mark.weekday],
              isToday: mark.isToday,
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
          {view !== undefined && (
            <HomeCards
              profileId={profile.id}
              today={today}
              view={view}
              actions={actions}
              onRemindLater={remindLater}
              onUndoSkip={() => void undoSkip()}
            />
          )}
        </div>
        <div>
          {view?.planner != null && <PlannerCardView planner={view.planner} coachName={coachName} />}
          {(view !== undefined || waits) && <QuickAccess />}
        </div>
      </div>
    </Page>
  );
}
