import "../features/planning/planning.css";
import { isEdited, movedFrom } from "@muster/domain/planning/day-marks";
import { isDesigned } from "@muster/domain/planning/plan-source";
import { textIn } from "@muster/domain/planning/units/facts-in-units";
import { dayProseIn } from "@muster/domain/planning/units/prose-in-units";
import { missedDays } from "@muster/domain/schedule/missed-day";
import { weekCount, weekMarks } from "@muster/domain/schedule/week-marks";
import { isCivilDate, mondayOf } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";
import { sessionStatus } from "@muster/domain/training/session";
import { workoutOf } from "@muster/domain/training/session-exercises";
import { lazy, Suspense, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "../components/controls/ButtonLink.tsx";
import { Segment } from "../components/controls/Segment.tsx";
import { Icon } from "../components/layout/Icon.tsx";
import { Note } from "../components/layout/Note.tsx";
import { Page } from "../components/layout/Page.tsx";
import { QuietBoundary } from "../components/loading/QuietBoundary.tsx";
import { showToast } from "../components/overlays/toasts.ts";
import { useCurrentProfile } from "../data/household/current-profile.ts";
import { useCoachName } from "../data/reads/use-coach-name.ts";
import type { WeekDay } from "../data/reads/use-plan.ts";
import { useToday } from "../data/reads/use-today.ts";
import { DayRow, EmptyDayRow } from "../features/planning/DayRow.tsx";
import { NoPlanCard } from "../features/planning/NoPlanCard.tsx";
import { StrategyCard } from "../features/planning/StrategyCard.tsx";
import { type ScheduleOfWeek, useSchedule } from "../features/planning/use-schedule.ts";
import { WaitingForPlan } from "../features/planning/WaitingForPlan.tsx";
import { WeekNav } from "../features/planning/WeekNav.tsx";

const MissedDay = lazy(() =>
  import("./schedule/MissedDay.tsx").then((file) => ({ default: file.MissedDay })),
);
const MonthView = lazy(() =>
  import("./schedule/MonthView.tsx").then((file) => ({ default: file.MonthView })),
);
const loadDayMenu = () => import("./schedule/DayMenu.tsx");
const DayMenu = lazy(() => loadDayMenu().then((file) => ({ default: file.DayMenu })));

/** `/schedule`: seven days Monday to Sunday, done and to come (SCHED-01..04). `?week=` names any day of a week. */
export default function ScheduleScreen() {
  const today = useToday();
  const query = new URLSearchParams(useSearch());
  const asked = query.get("week");
  const month = query.get("month");
  const profile = useCurrentProfile();
  const [, navigate] = useLocation();
  const schedule = useSchedule(asked !== null && isCivilDate(asked) ? asked : undefined, today);
  const ready = schedule?.week.state === "ready" ? schedule.week.days : undefined;
  const designed = ready?.some((day) => day.is === "planned" && isDesigned(day.source)) ?? false;

  return (
    <Page title="Weekly Schedule">
      <header className="topbar">
        <h1 className="first-level">Weekly Schedule</h1>
        {designed && (
          <ButtonLink variant="ghost" href="/weekly-planner" className="to-edge">
            <Icon name="coach" size="s" />
            New plan
          </ButtonLink>
        )}
      </header>
      <div className="view-choice">
        <Segment
          label="What to show"
          options={views}
          value={month === null ? "week" : "month"}
          onChange={(view) =>
            navigate(view === "week" ? "/schedule" : `/schedule?month=${today}`, { replace: true })
          }
        />
      </div>
      {month !== null && profile !== undefined && (
        <QuietBoundary>
          <Suspense>
            <MonthView
              profileId={profile.id}
              today={today}
              shown={isCivilDate(month) ? month : today}
              onMonth={(date) => navigate(`/schedule?month=${date}`, { replace: true })}
            />
          </Suspense>
        </QuietBoundary>
      )}
      {month === null && schedule?.week.state === "loading" && schedule.week.waitsFor === "sync" && (
        <WaitingForPlan />
      )}
      {month === null && schedule?.week.state === "ready" && (
        <Week
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
  { value: "week", label: "Week" },
  { value: "month", label: "Month" },
] as const;

type WeekProps = {
  readonly schedule: ScheduleOfWeek;
  readonly days: readonly WeekDay[];
  readonly today: string;
  readonly designed: boolean;
  readonly onWeek: (monday: string) => void;
};

function Week({ schedule, days, today, designed, onWeek }: WeekProps) {
  const coachName = useCoachName();
  const profile = useCurrentProfile();
  const [menu, setMenu] = useState<string>();
  /** Its files may not be on this device yet: then the schedule stays as it is, and says so. */
  const openMenu = (date: string) =>
    void loadDayMenu().then(
      () => setMenu(date),
      () =>
        showToast({
          kind: "error",
          text: "The menu could not be opened just now. Try again when you are online.",
        }),
    );
  const planned = days.filter((day) => day.is === "planned");
  /** Dates whose work another day took over, and which. */
  const movedTo = new Map(
    planned.flatMap((day) => movedFrom(day.workout).map((from) => [from, day.date] as const)),
  );
  // What moved to another day is owed there, once.
  const kinds = days.map((day) => ({
    date: day.date,
    kind: day.is !== "planned" ? undefined : movedTo.has(day.date) ? ("rest" as const) : day.workout.kind,
  }));
  const marks = weekMarks(kinds, schedule.sessions, today);
  const count = weekCount(kinds, marks);
  const latest = planned.at(-1);
  const ideasOnly = planned.every((day) => day.ideas);
  const strategy = latest?.plan?.weeklyStrategyOverview.trim() ?? "";
  const edited = planned.some((day) => day.plan?.source === "edited");
  const open = missedDays(planned, schedule.sessions, today);
  // Of this week only: an older one cannot be made up for.
  const missed =
    schedule.monday === mondayOf(today)
      ? planned.find((day) => !day.ideas && day.date === open[0]?.date)
      : undefined;
  const versions = new Set(planned.map((day) => day.plan?.id ?? ""));
  const chosen = planned.find((day) => day.date === menu);
  const noPlan = !designed && !ideasOnly && (
    <NoPlanCard assessment={latest?.source === "assessment"} coachName={coachName} />
  );
  return (
    <>
      <div className="between">
        <WeekNav monday={schedule.monday} known={schedule.known} onChange={onWeek} />
        {count.workouts > 0 && (
          <span className="muted">
            {count.done} of {count.workouts} done
          </span>
        )}
      </div>
      <div className="cols">
        <div>
          {latest?.source === "default" && noPlan}
          {missed !== undefined && profile !== undefined && (
            <QuietBoundary key={[missed.date, ...versions, schedule.sessions.length].join(" ")}>
              <Suspense>
                <MissedDay profileId={profile.id} today={today} missed={missed} />
              </Suspense>
            </QuietBoundary>
          )}
          <section className="card flush" aria-label="Days of this week">
            {days.map((day, index) => {
              const mark = marks[index];
              if (day.is === "before" || mark === undefined)
                return <EmptyDayRow key={day.date} date={day.date} />;
              return (
                <DayRow
                  key={day.date}
                  date={day.date}
                  workout={dayProseIn(schedule.shown, trained(schedule, day.date) ?? day.workout)}
                  energy={schedule.shown.energy}
                  mark={mark.mark}
                  isToday={mark.isToday}
                  open={open.some((one) => one.date === day.date)}
                  running={schedule.sessions.some(
                    (session) => session.date === day.date && sessionStatus(session) === "running",
                  )}
                  moved={movedWords(movedTo.get(day.date))}
                  edited={day.plan?.source === "edited" && isEdited(day.workout)}
                  onMenu={day.ideas ? undefined : () => openMenu(day.date)}
                />
              );
            })}
          </section>
          {!ideasOnly && (
            <ButtonLink variant="secondary" full href="/templates">
              <Icon name="list" size="s" />
              Templates and free workouts
            </ButtonLink>
          )}
          {edited && <Note icon="edit">You changed this plan by hand. It holds until your next plan.</Note>}
        </div>
        <div>
          {latest?.source === "assessment" && noPlan}
          {strategy !== "" && (
            <StrategyCard
              text={textIn(schedule.shown, strategy)}
              writtenBy={latest?.plan?.source === "model" ? latest.plan.designedBy.name : undefined}
            />
          )}
        </div>
      </div>
      {chosen !== undefined && profile !== undefined && (
        <Suspense>
          <DayMenu
            key={chosen.date}
            profileId={profile.id}
            today={today}
            date={chosen.date}
            workout={trained(schedule, chosen.date) ?? chosen.workout}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

const movedWords = (to: string | undefined): string | undefined =>
  to === undefined ? undefined : `Moved to ${formatWeekday(to).slice(0, 3)}`;

/** What was really trained on a day, or is right now: the session's own copy of the prescription. */
const trained = (schedule: ScheduleOfWeek, date: string) => {
  const withStatus = (status: "finished" | "running") =>
    schedule.sessions.find((session) => session.date === date && sessionStatus(session) === status);
  const session = withStatus("finished") ?? withStatus("running");
  return session && workoutOf(session);
};
