import type { Adherence, CalendarDay } from "@muster/domain/progress/adherence";
import { freeWeekEvery, type Streak } from "@muster/domain/progress/streak";
import { whyFact } from "@muster/domain/progress/why-facts.text";
import { type CivilDate, weekdays } from "@muster/domain/shared/dates";
import { formatCount, formatDate, formatLongDate, formatWeekday } from "@muster/domain/shared/format";
import { weekdayLetters } from "@muster/domain/shared/format.text";
import { DayGrid } from "../../components/charts/DayGrid.tsx";
import { commonText } from "../../components/common.text.ts";
import { Why } from "../../components/overlays/WhySheet.tsx";
import { progressText } from "./texts/progress.text.ts";

type AdherenceCardProps = {
  readonly calendar: readonly CalendarDay[];
  /** undefined before anything was planned. */
  readonly adherence: Adherence | undefined;
  readonly streak: Streak | undefined;
  readonly today: CivilDate;
};

const words: Readonly<Record<CalendarDay["state"], string>> = {
  done: "done",
  skipped: "skipped",
  missed: progressText.notLogged,
  rest: "rest",
  open: progressText.todayOpen,
  planned: "planned",
  none: progressText.noPlanYet,
};

/** Twelve weeks of days: trained, skipped, not logged, rest (PROG-07). */
export function AdherenceCard({ calendar, adherence, streak, today }: AdherenceCardProps) {
  const count = (state: CalendarDay["state"]) => calendar.filter((day) => day.state === state).length;
  const weeks = Array.from({ length: calendar.length / 7 }, (_, index) =>
    calendar.slice(index * 7, index * 7 + 7),
  );
  return (
    <section className="card stack-16" aria-labelledby="adherence">
      <div className="stack-4">
        <div className="between base">
          <h2 className="text-large" id="adherence">
            {progressText.showingUp}
          </h2>
          <Why
            title={progressText.whyTheseDays}
            text={progressText.plannedDaysAgainstDays}
            facts={[
              whyFact(
                commonText.done,
                count("done"),
                progressText.days,
                progressText.aFinishedWorkout,
                progressText.yourLog,
              ),
              whyFact(
                progressText.skipped,
                count("skipped"),
                progressText.days,
                progressText.skippedOnPurpose,
                progressText.yourLog,
              ),
              whyFact(
                progressText.notLoggedDays,
                count("missed"),
                progressText.days,
                progressText.notLoggedRule,
                progressText.yourPlans,
              ),
              ...(adherence === undefined
                ? []
                : [
                    whyFact(
                      progressText.planned,
                      adherence.planned,
                      progressText.days,
                      progressText.trainingDaysUpToToday,
                      progressText.yourPlans,
                    ),
                    whyFact(
                      progressText.showingUp,
                      inPercent(adherence),
                      "",
                      progressText.trainedOfPlanned({
                        trained: adherence.trained,
                        planned: adherence.planned,
                      }),
                      progressText.twelveWeeks,
                    ),
                  ]),
              ...(streak === undefined
                ? []
                : [
                    whyFact(
                      progressText.weeksInARow,
                      streak.current,
                      progressText.weeks,
                      progressText.oneSessionLessThan,
                      progressText.yourLogAndPlans,
                    ),
                    whyFact(
                      progressText.freeWeeks,
                      progressText.oneIn(freeWeekEvery),
                      "",
                      progressText.freeWeekRule,
                      progressText.forgivingStreak,
                    ),
                  ]),
            ]}
          />
        </div>
        <div className="row base wrap figure-line">
          <span className="number title-large">{adherence === undefined ? "–" : inPercent(adherence)}</span>
          <span className="muted">
            {progressText.ofPlannedDaysDone(
              streak !== undefined && streak.best > 1 ? rowText(streak) : undefined,
            )}
          </span>
        </div>
      </div>
      <DayGrid
        label={progressText.trainingDays}
        idle={progressText.daysSummary({
          count: count("done"),
          planned: adherence?.planned ?? 0,
        })}
        days={calendar.map((day) => ({
          key: day.date,
          state: day.state,
          text: `${formatLongDate(day.date)}: ${words[day.state]}`,
        }))}
        columns={weeks.map((week, index) => monthOver(week, weeks[index - 1], weeks[index + 1]))}
        rowLetters={weekdays.map((weekday) => weekdayLetters[weekday])}
        table={{
          caption: progressText.trainingDaysOf12Weeks,
          head: [progressText.weekOf, ...(weeks[0] ?? []).map((day) => formatWeekday(day.date))],
          rows: weeks.map((week) => [
            formatDate(week[0]?.date ?? today, today),
            ...week.map((day) => words[day.state]),
          ]),
        }}
      />
      <ul className="chart-legend" aria-hidden="true">
        <li>
          <Mark>
            <rect className="day-done" x="1" y="1" width="12" height="12" rx="3" />
          </Mark>
          {progressText.doneMark}
        </li>
        <li>
          <Mark>
            <rect className="day-skipped" x="2" y="2" width="10" height="10" rx="3" />
          </Mark>
          {progressText.skippedMark}
        </li>
        <li>
          <Mark>
            <path className="day-missed" d="M3 7H11" />
          </Mark>
          {progressText.notLogged}
        </li>
        <li>
          <Mark>
            <circle className="day-rest" cx="7" cy="7" r="2" />
          </Mark>
          {progressText.restMark}
        </li>
        <li>
          <Mark>
            <rect className="day-planned" x="1" y="1" width="12" height="12" rx="3" />
          </Mark>
          {progressText.plannedMark}
        </li>
      </ul>
    </section>
  );
}

const inPercent = ({ share }: Adherence): string => `${Math.round(share * 100)}%`;

const rowText = ({ current, best }: Streak): string =>
  current > 0 ? progressText.streak(formatCount(current, "week")) : progressText.bestStreak(best);

function Mark({ children }: { readonly children: React.ReactNode }) {
  return (
    <svg width="14" height="14" aria-hidden="true">
      {children}
    </svg>
  );
}

/** 'Nov' above the first week that begins in it, and above none that would touch its neighbour. */
const monthOver = (
  week: readonly CalendarDay[],
  before: readonly CalendarDay[] | undefined,
  after: readonly CalendarDay[] | undefined,
): string => {
  const [date = "", last, next] = [week, before, after].map((days) => days?.[0]?.date);
  const month = date.slice(0, 7);
  if (last?.slice(0, 7) === month) return "";
  return last === undefined && next?.slice(0, 7) !== month ? "" : formatDate(date).slice(0, 3);
};
