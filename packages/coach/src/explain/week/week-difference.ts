/** What another good week changes against the one before it on the screen (PLAN-02). */

import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { leadOf } from "../../design/select/power.ts";
import { listed, sentences } from "../words.ts";

/** So many exchanged exercises are named; the rest is counted. */
const mostNamed = 3;

const leadsOf = ({ days }: DesignedWeek): ReadonlyMap<Weekday, string> =>
  new Map(
    weekdays.flatMap((day) =>
      days[day].kind === "training" ? [[day, leadOf(days[day].exercises)?.name ?? ""] as const] : [],
    ),
  );

const namesOf = ({ days }: DesignedWeek): readonly string[] => [
  ...new Set(weekdays.flatMap((day) => days[day].exercises.map(({ name }) => name))),
];

/** @returns one or two sentences; the last of them says why when nothing differs */
export const weekDifference = (before: DesignedWeek, after: DesignedWeek): string => {
  const had = new Set(namesOf(before));
  const fresh = namesOf(after).filter((name) => !had.has(name));
  const leads = leadsOf(before);
  const moved = [...leadsOf(after)].some(([day, lead]) => leads.get(day) !== lead);
  const sorted = (week: DesignedWeek) => [...leadsOf(week).values()].toSorted().join();
  const stay = sorted(before) === sorted(after);
  if (fresh.length === 0 && !moved)
    return "There is no other good week for your days, kit and limits. Change them in Settings for a different one.";
  const more = fresh.length - mostNamed;
  const named = listed([...fresh.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])]);
  return sentences(
    fresh.length > 0 ? `New here: ${named}.` : "",
    moved ? "The days stand in another order." : "",
    stay ? "The first lifts of your days stay." : "",
  );
};
