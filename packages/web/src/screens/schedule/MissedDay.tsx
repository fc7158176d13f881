import type { CivilDate } from "@muster/domain/shared/dates";
import type { PlanOnDay } from "../../data/reads/read-plan.ts";
import { MissedDayCard } from "../../features/planning/MissedDayCard.tsx";
import { choiceWords } from "../../features/planning/missed-words.ts";
import { useMissedDay } from "./use-missed-day.ts";

/** A past training day on which nothing was logged. */
export type MissedDayProps = {
  readonly profileId: string;
  readonly today: CivilDate;
  readonly missed: PlanOnDay;
};

/** What to do about a training day that passed, as soon as it is known. */
export function MissedDay({ profileId, today, missed }: MissedDayProps) {
  const { choices, failure, choose } = useMissedDay(profileId, today, missed);
  if (choices === undefined) return null;
  const { date, workout } = missed;
  return (
    <MissedDayCard
      date={date}
      workout={workout}
      failure={failure}
      choices={choices.map((choice) => ({ key: choice.kind, ...choiceWords(choice, date, today) }))}
      onChoose={(key) => {
        const choice = choices.find(({ kind }) => kind === key);
        if (choice !== undefined) void choose(choice);
      }}
    />
  );
}
