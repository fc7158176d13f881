import "../features/planning/planning.css";
import { isEdited } from "@muster/domain/planning/day-marks";
import { isDesigned } from "@muster/domain/planning/plan-source";
import { weekCount, weekMarks } from "@muster/domain/planning/week-marks";
import { isCivilDate } from "@muster/domain/shared/dates";
import { sessionStatus } from "@muster/domain/training/session";
import { lazy, Suspense, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "../components/ButtonLink.tsx";
import { Icon } from "../components/Icon.tsx";
import { Note } from "../components/Note.tsx";
import { Page } from "../components/Page.tsx";
import { useCurrentProfile } from "../data/current-profile.ts";
import { useCoachName } from "../data/use-coach-name.ts";
import type { WeekDay } from "../data/use-plan.ts";
import { useToday } from "../data/use-today.ts";
import { DayRow, EmptyDayRow } from "../features/planning/DayRow.tsx";
import { NoPlanCard } from "../features/planning/NoPlanCard.tsx";
import { StrategyCard } from "../features/planning/StrategyCard.tsx";
import { type Schedule, useSchedule } from "../features/planning/use-schedule.ts";
import { WaitingForPlan } from "../features/planning/WaitingForPlan.tsx";
import { WeekNav } from "../features/planning/WeekNav.tsx";

const DayMenu = lazy(() => import("./schedule/DayMenu.tsx").then((file) => ({ default: file.DayMenu })));

/** `/schedule`: seven days Monday to Sunday, done and to come (SCHED-01..04). `?week=` names any day of a week. */
export default function ScheduleScreen() {
  const today = useToday();
  const asked = new URLSearchParams(useSearch()).get("week");
  const [, navigate] = useLocation();
  const schedule = useSchedule(asked !== null && isCivilDate(asked) ? asked : undefined, today);
  const ready = schedule?.week.state === "ready" ? schedule.week.days : undefined;
  const designed = ready?.some((day) => day.is === "planned" && isDesigned(day.source)) ?? false;

  return (
    <Page title="Weekly Schedule">
      <header className="topbar">
        <h1 className="first-level">Weekly Schedule</h1>
        {designed && (
          <ButtonLink kind="g" href="/weekly-planner" className="edge">
            <Icon name="coach" size="s" />
            New plan
          </ButtonLink>
        )}
      </header>
      {schedule?.week.state === "loading" && schedule.week.waitsFor === "sync" && <WaitingForPlan />}
      {schedule?.week.state === "ready" && (
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

type WeekProps = {
  readonly schedule: Schedule;
  readonly days: readonly WeekDay[];
  readonly today: string;
  readonly designed: boolean;
  readonly onWeek: (monday: string) => void;
};

function Week({ schedule, days, today, designed, onWeek }: WeekProps) {
  const coachName = useCoachName();
  const profile = useCurrentProfile();
  const [menu, setMenu] = useState<string>();
  const kinds = days.map((day) => ({
    date: day.date,
    kind: day.is === "planned" ? day.workout.kind : undefined,
  }));
  const marks = weekMarks(kinds, schedule.sessions, today);
  const count = weekCount(kinds, marks);
  const planned = days.filter((day) => day.is === "planned");
  const latest = planned.at(-1);
  const ideasOnly = planned.every((day) => day.ideas);
  const strategy = latest?.plan?.weeklyStrategyOverview.trim() ?? "";
  const edited = planned.some((day) => day.plan?.source === "edited");
  const chosen = planned.find((day) => day.date === menu);
  const noPlan = !designed && !ideasOnly && (
    <NoPlanCard assessment={latest?.source === "assessment"} coachName={coachName} />
  );
  return (
    <>
      <div className="between">
        <WeekNav monday={schedule.monday} known={schedule.known} onChange={onWeek} />
        {count.workouts > 0 && (
          <span className="c2">
            {count.done} of {count.workouts} done
          </span>
        )}
      </div>
      <div className="cols">
        <div>
          {latest?.source === "default" && noPlan}
          <section className="card flush" aria-label="Days of this week">
            {days.map((day, index) => {
              const mark = marks[index];
              if (day.is === "before" || mark === undefined)
                return <EmptyDayRow key={day.date} date={day.date} />;
              return (
                <DayRow
                  key={day.date}
                  date={day.date}
                  workout={trained(schedule, day.date) ?? day.workout}
                  mark={mark.mark}
                  isToday={mark.isToday}
                  open={day.date < today && mark.mark === "planned" && day.workout.kind === "training"}
                  edited={day.plan?.source === "edited" && isEdited(day.workout)}
                  onMenu={day.ideas ? undefined : () => setMenu(day.date)}
                />
              );
            })}
          </section>
          {edited && <Note icon="edit">You changed this plan by hand. It holds until your next plan.</Note>}
        </div>
        <div>
          {latest?.source === "assessment" && noPlan}
          {strategy !== "" && <StrategyCard text={strategy} />}
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

/** What was really trained on a day: the session's own copy of the prescription. */
const trained = (schedule: Schedule, date: string) =>
  schedule.sessions.find((session) => session.date === date && sessionStatus(session) === "finished")
    ?.prescription;
