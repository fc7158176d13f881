/** The ways out of a missed day, in words: what happens, in one short line each. */
import type { MissedChoice } from "@muster/domain/schedule/missed-day";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";
import { planningText } from "./planning.text.ts";

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
        label: to === "today" ? planningText.doItToday : planningText.moveTo(to),
        explained: planningText.dayIsFree(to === "today" ? undefined : to),
        said: planningText.movedTo(to),
      };
    }
    case "shift":
      return {
        label: planningText.shiftTheWeek,
        explained: planningText.shiftHint(formatWeekday(choice.last)),
        said: planningText.yourWeekIsShifted,
      };
    case "merge": {
      const to = dayName(choice.to, today);
      return {
        label: planningText.mergeInto(to),
        explained: planningText.mergeHint(choice.exercises.join(" and ")),
        said: planningText.mergedInto(to),
      };
    }
    case "drop":
      return {
        label: planningText.dropIt,
        explained: planningText.dropHint(formatWeekday(missed)),
        said: planningText.dropped(formatWeekday(missed)),
      };
  }
};
