/** The ways out of a missed day, in words: what happens, in one short line each. */
import type { MissedChoice } from "@muster/domain/schedule/missed-day";
import type { CivilDate } from "@muster/domain/shared/dates";
import { formatWeekday } from "@muster/domain/shared/format";

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
        label: to === "today" ? "Do it today" : `Move it to ${to}`,
        explained: `${to === "today" ? "Today" : to} is free. The rest of the week stays.`,
        said: `Moved to ${to}`,
      };
    }
    case "shift":
      return {
        label: "Shift the week",
        explained: `Every workout goes one training day on. The last one is on ${formatWeekday(choice.last)}.`,
        said: "Your week is shifted",
      };
    case "merge": {
      const to = dayName(choice.to, today);
      return {
        label: `Merge it into ${to}`,
        explained: `Adds ${choice.exercises.join(" and ")} at its end.`,
        said: `Merged into ${to}`,
      };
    }
    case "drop":
      return {
        label: "Drop it",
        explained: `${formatWeekday(missed)} counts as skipped. Nothing else changes.`,
        said: `${formatWeekday(missed)} is skipped`,
      };
  }
};
