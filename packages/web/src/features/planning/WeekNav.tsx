import { addDays, type CivilDate } from "@muster/domain/shared/dates";
import { formatDateRange } from "@muster/domain/shared/format";
import type { KnownWeeks } from "./known-weeks.ts";
import { PeriodArrow } from "./PeriodArrow.tsx";
import { scheduleText } from "./schedule.text.ts";

type WeekNavProps = {
  readonly monday: CivilDate;
  readonly known: KnownWeeks;
  readonly onChange: (monday: CivilDate) => void;
};

/** The week in words between two arrows, which stop where nothing is known. */
export function WeekNav({ monday, known, onChange }: WeekNavProps) {
  return (
    <div className="row weeknav">
      <PeriodArrow
        icon="back"
        label={scheduleText.previousWeek}
        disabled={monday <= known.first}
        onClick={() => onChange(addDays(monday, -7))}
      />
      <h2 className="bold text-large" aria-live="polite">
        {formatDateRange(monday, addDays(monday, 6))}
      </h2>
      <PeriodArrow
        icon="chevron"
        label={scheduleText.nextWeek}
        disabled={monday >= known.last}
        onClick={() => onChange(addDays(monday, 7))}
      />
    </div>
  );
}
