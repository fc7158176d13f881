import { weekdayNames } from "@muster/domain/profiles/options.text";
import { countInMonth, type MonthDay, monthOf } from "@muster/domain/schedule/month-marks";
import { addDays, type CivilDate, weekdays } from "@muster/domain/shared/dates";
import { formatLongDate } from "@muster/domain/shared/format";
import { weekdayLetters } from "@muster/domain/shared/format.text";
import { Link } from "wouter";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import "./calendar.css";
import { commonText } from "../../components/common.text.ts";
import { PeriodArrow } from "./PeriodArrow.tsx";
import { scheduleText } from "./schedule.text.ts";

type CalendarMonthProps = {
  /** Any day of the month that is shown. */
  readonly shown: CivilDate;
  readonly days: readonly MonthDay[];
  readonly onMonth: (date: CivilDate) => void;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
};

const words = {
  done: "done",
  skip: "skipped",
  open: scheduleText.notDoneWord,
  planned: "planned",
  rest: "rest",
  none: scheduleText.nothingPlanned,
} as const;

/** A month of training: what was done, skipped or left open, each with its own sign and word; a tap opens the day. */
export function CalendarMonth({ shown, days, onMonth, canGoBack, canGoOn }: CalendarMonthProps) {
  const { first, last, title } = monthOf(shown);
  const count = (mark: MonthDay["mark"]) => countInMonth(days, mark);
  const rows = Array.from({ length: days.length / 7 }, (_, row) => days.slice(row * 7, row * 7 + 7));
  return (
    <section className="card stack" aria-labelledby="calendar-month">
      <div className="row weeknav monthnav">
        <PeriodArrow
          icon="back"
          label={scheduleText.previousMonth}
          disabled={!canGoBack}
          onClick={() => onMonth(addDays(first, -1))}
        />
        <h2 className="text-large" id="calendar-month" aria-live="polite">
          {title}
        </h2>
        <PeriodArrow
          icon="chevron"
          label={scheduleText.nextMonth}
          disabled={!canGoOn}
          onClick={() => onMonth(addDays(last, 1))}
        />
      </div>
      <p className="muted" role="status">
        {summary(count("done"), count("skip"), count("open"))}
      </p>
      <table className="calendar">
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <span className="visually-hidden">{weekdayNames[weekday]}</span>
                <span aria-hidden="true">{weekdayLetters[weekday]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]?.date}>
              {row.map((day) => (
                <td key={day.date}>{day.inMonth && <CalendarDay day={day} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="row wrap calendar-key text-small muted" aria-hidden="true">
        <li className="row">
          <i className="cal-mark done">
            <Icon name="check" size="s" />
          </i>
          {commonText.done}
        </li>
        <li className="row">
          <i className="cal-mark skip">
            <Icon name="skip" size="s" />
          </i>
          {scheduleText.skipped}
        </li>
        <li className="row">
          <i className="cal-mark open" />
          {scheduleText.notDone}
        </li>
        <li className="row">
          <i className="cal-mark planned" />
          {scheduleText.planned}
        </li>
      </ul>
    </section>
  );
}

const summary = (done: number, skipped: number, open: number): string => {
  const parts = [
    // A rest day that was marked done is a day done, and no workout.
    scheduleText.daysDone(done),
    ...(skipped > 0 ? [scheduleText.daysSkipped(skipped)] : []),
    ...(open > 0 ? [scheduleText.daysOpen(open)] : []),
  ];
  return parts.join(", ");
};

function CalendarDay({ day }: { readonly day: MonthDay }) {
  return (
    <Link
      href={`/workout?date=${day.date}`}
      className={classNames("cal-day", day.mark, day.isToday && "today")}
      aria-current={day.isToday ? "date" : undefined}
      aria-label={`${formatLongDate(day.date)}: ${day.name === "" ? "" : `${day.name}, `}${words[day.mark]}`}
    >
      <b>{Number(day.date.slice(8))}</b>
      <i className={classNames("cal-mark", day.mark)}>
        {day.mark === "done" && <Icon name="check" size="s" />}
        {day.mark === "skip" && <Icon name="skip" size="s" />}
      </i>
    </Link>
  );
}
