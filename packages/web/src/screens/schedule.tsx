import "../features/planning/planning.css";
import { isDesigned } from "@muster/domain/planning/plan-source";
import { isCivilDate } from "@muster/domain/shared/dates";

import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Segment } from "../components/controls/Segment.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Page } from "../components/layout/Page.tsx";
import { lazyFile } from "../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../components/loading/QuietBoundary.tsx";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useToday } from "../data/reads/use-today.ts";
import { scheduleText } from "../features/planning/schedule.text.ts";
import { useSchedule } from "../features/planning/use-schedule.ts";
import { WaitingForPlan } from "../features/planning/WaitingForPlan.tsx";
import { WeekView } from "./schedule/WeekView.tsx";

const MonthView = lazyFile(() => import("./schedule/MonthView.tsx").then((file) => file.MonthView));

/** `/schedule`: seven days Monday to Sunday, done and to come (SCHED-01..04). `?week=` names any day of a week. */
export default function ScheduleScreen() {
  const today = useToday();
  const query = new URLSearchParams(useSearch());
  const week = query.get("week");
  const month = query.get("month");
  const profile = useCurrentProfile();
  const [, navigate] = useLocation();
  const schedule = useSchedule(week !== null && isCivilDate(week) ? week : undefined, today);
  const ready = schedule?.week.state === "ready" ? schedule.week.days : undefined;
  const designed = ready?.some((day) => day.is === "planned" && isDesigned(day.source)) ?? false;

  const title = month === null ? scheduleText.weeklySchedule : scheduleText.monthlySchedule;
  return (
    <Page title={title}>
      <header className="topbar">
        <h1 className="first-level">{title}</h1>
        {designed && (
          <ButtonLink variant="ghost" href="/weekly-planner" className="to-edge">
            <Icon name="coach" size="s" />
            {scheduleText.newPlan}
          </ButtonLink>
        )}
      </header>
      <div className="view-choice">
        <Segment
          label={scheduleText.whatToShow}
          options={views}
          value={month === null ? "week" : "month"}
          onChange={(view) =>
            navigate(view === "week" ? "/schedule" : `/schedule?month=${today}`, { replace: true })
          }
        />
      </div>
      {month !== null && profile !== undefined && (
        <QuietBoundary>
          <MonthView
            profileId={profile.id}
            today={today}
            shown={isCivilDate(month) ? month : today}
            onMonth={(date) => navigate(`/schedule?month=${date}`, { replace: true })}
          />
        </QuietBoundary>
      )}
      {month === null && schedule?.week.state === "loading" && schedule.week.waitsFor === "sync" && (
        <WaitingForPlan />
      )}
      {month === null && schedule?.week.state === "ready" && (
        <WeekView
          schedule={schedule}
          days={schedule.week.days}
          today={today}
          designed={designed}
          onWeek={(monday) => navigate(`/schedule?week=${monday}`, { replace: true })}
        />
      )}
    </Page>
  );
}

const views = [
  { value: "week", label: scheduleText.week },
  { value: "month", label: scheduleText.month },
] as const;
