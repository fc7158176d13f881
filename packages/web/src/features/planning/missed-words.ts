/** The ways out of a missed day, in words: what happens, in one short line each. */

import type { MissedChoice } from "@muster/domain/schedule/missed-day";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";
import { missedDayText } from "./schedule.text.ts";

type ChoiceWords = {
  /** The button. */
  readonly label: string;
  /** What it does. */
  readonly explained: string;
  /** The toast afterwards. */
  readonly said: string;
};

const dayName = (date: CivilDate, today: CivilDate): string =>
  date === today ? "today" : formatWeekday(date);

/** @param choice what to say it of; `missed` is the day that passed */
export const choiceWords = (choice: MissedChoice, missed: CivilDate, today: CivilDate): ChoiceWords => {
  switch (choice.kind) {
    case "move": {
      const to = dayName(choice.to, today);
      return {
        label: to === "today" ? missedDayText.doItToday : missedDayText.moveTo(to),
        explained: missedDayText.dayIsFree(to === "today" ? undefined : to),
        said: missedDayText.movedTo(to),
      };
    }
    case "shift":
      return {
        label: missedDayText.shiftTheWeek,
        explained: missedDayText.shiftHint(formatWeekday(choice.last)),
        said: missedDayText.yourWeekIsShifted,
      };
    case "merge": {
      const to = dayName(choice.to, today);
      return {
        label: missedDayText.mergeInto(to),
        explained: missedDayText.mergeHint(choice.exercises.join(" and ")),
        said: missedDayText.mergedInto(to),
      };
    }
    case "drop":
      return {
        label: missedDayText.dropIt,
        explained: missedDayText.dropHint(formatWeekday(missed)),
        said: missedDayText.dropped(formatWeekday(missed)),
      };
  }
};
