/** One week of the schedule. */
import { textIn } from "@muster/domain/planning/units/facts-in-units";
import { useState } from "react";
import { ButtonLink } from "../../components/controls/ButtonLink.tsx";
import { Icon } from "../../components/layout/Icon.tsx";
import { Note } from "../../components/layout/Note.tsx";
import { lazyFile } from "../../components/loading/lazy-part.tsx";
import { QuietBoundary } from "../../components/loading/QuietBoundary.tsx";
import { showToast } from "../../components/overlays/toasts.ts";
import { useCurrentProfile } from "../../data/household/current-profile.ts";
import { useCoachName } from "../../data/reads/use-coach-name.ts";
import type { WeekDay } from "../../data/reads/use-plan.ts";
import { NextWeekLine } from "../../features/planning/NextWeekLine.tsx";
import { NoPlanCard } from "../../features/planning/NoPlanCard.tsx";
import { StrategyCard } from "../../features/planning/StrategyCard.tsx";
import { scheduleText } from "../../features/planning/schedule.text.ts";
import type { ScheduleOfWeek } from "../../features/planning/use-schedule.ts";
import { WeekNav } from "../../features/planning/WeekNav.tsx";
import { trainedOn, weekState } from "../../features/planning/week-state.ts";
import { DaysOfWeek } from "./DaysOfWeek.tsx";

const MissedDay = lazyFile(() => import("./MissedDay.tsx").then((file) => file.MissedDay));
const loadDayMenu = () => import("./DayMenu.tsx");
const DayMenu = lazyFile(() => loadDayMenu().then((file) => file.DayMenu));

type WeekProps = {
  readonly schedule: ScheduleOfWeek;
  readonly days: readonly WeekDay[];
  readonly today: string;
  readonly designed: boolean;
  readonly onWeek: (monday: string) => void;
};

/** Days of a week with their marks, what was missed, and the coach's strategy beside them. */
export function WeekView({ schedule, days, today, designed, onWeek }: WeekProps) {
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
          text: scheduleText.theMenuCouldNotBeOpened,
        }),
    );
  const state = weekState(schedule, days, today);
  const { planned, count, ideasOnly, edited, missed } = state;
  const latest = planned.at(-1);
  const strategy = latest?.plan?.weeklyStrategyOverview.trim() ?? "";
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
          <span className="muted">{scheduleText.doneOf({ done: count.done, workouts: count.workouts })}</span>
        )}
      </div>
      {schedule.monday <= today && <NextWeekLine settings={schedule.settings} today={today} />}
      <div className="cols">
        <div>
          {latest?.source === "default" && noPlan}
          {missed !== undefined && profile !== undefined && (
            <QuietBoundary key={[missed.date, ...versions, schedule.sessions.length].join(" ")}>
              <MissedDay profileId={profile.id} today={today} missed={missed} />
            </QuietBoundary>
          )}
          <DaysOfWeek schedule={schedule} days={days} state={state} onMenu={openMenu} />
          {!ideasOnly && (
            <ButtonLink variant="secondary" full href="/templates">
              <Icon name="list" size="s" />
              {scheduleText.templatesLead}
            </ButtonLink>
          )}
          {edited && <Note icon="edit">{scheduleText.changedByHand}</Note>}
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
        <DayMenu
          key={chosen.date}
          profileId={profile.id}
          today={today}
          date={chosen.date}
          workout={trainedOn(schedule, chosen.date) ?? chosen.workout}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
