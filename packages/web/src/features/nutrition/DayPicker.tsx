import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatLongDate, formatWeekday } from "@muster/domain/shared/format";
import { commonText } from "../../components/common.text.ts";
import { Icon } from "../../components/layout/Icon.tsx";
import { diaryText } from "./diary.text.ts";

type DayPickerProps = {
  readonly date: CivilDate;
  readonly today: CivilDate;
  readonly onDate: (date: CivilDate) => void;
};

const dayName = (date: CivilDate, today: CivilDate): string =>
  date === today ? commonText.today : date === addDays(today, -1) ? diaryText.yesterday : formatWeekday(date);

/** The day that is shown, with an arrow to either side (NUT-01). Food is logged when it is eaten: never ahead. */
export function DayPicker({ date, today, onDate }: DayPickerProps) {
  return (
    <nav className="card between nowrap day-picker" aria-label={diaryText.day}>
      <button
        type="button"
        className="iconbtn"
        aria-label={diaryText.previousDay}
        onClick={() => onDate(addDays(date, -1))}
      >
        <Icon name="back" />
      </button>
      <button type="button" className="day-name" disabled={date === today} onClick={() => onDate(today)}>
        <span aria-live="polite">
          <b className="text-large">{dayName(date, today)}</b>
          <span className="text-small muted">{formatLongDate(date)}</span>
        </span>
        {date !== today && <span className="visually-hidden">{diaryText.backToToday}</span>}
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label={diaryText.nextDay}
        disabled={date >= today}
        onClick={() => onDate(addDays(date, 1))}
      >
        <Icon name="chevron" />
      </button>
    </nav>
  );
}
