/** What another good week changes against the one before it on the screen (PLAN-02). */

import { weekdays } from "@muster/domain/shared/dates";
import type { DesignedWeek } from "../../design/designed-week.ts";
import { leadOf } from "../../design/select/power.ts";
import { sentences } from "../words.text.ts";
import { differenceText } from "./change.text.ts";

/** So many exchanged exercises are named; the rest is counted. */
const mostNamed = 3;

/** The first lift of each day, in order; '' on days without. */
const leadsOf = ({ days }: DesignedWeek): readonly string[] =>
  weekdays.map((day) => leadOf(days[day].exercises)?.name ?? "");

const namesOf = ({ days }: DesignedWeek): ReadonlySet<string> =>
  new Set(weekdays.flatMap((day) => days[day].exercises.map(({ name }) => name)));

/** @returns one or two sentences; the last of them says why when nothing differs */
export const weekDifference = (before: DesignedWeek, after: DesignedWeek): string => {
  const had = namesOf(before);
  const fresh = [...namesOf(after)].filter((name) => !had.has(name));
  const [led, leads] = [leadsOf(before), leadsOf(after)];
  const moved = leads.some((lead, index) => lead !== "" && lead !== led[index]);
  if (fresh.length === 0 && !moved) return differenceText.none;
  return sentences(
    fresh.length > 0 ? differenceText.fresh(fresh.slice(0, mostNamed), fresh.length - mostNamed) : "",
    moved ? differenceText.otherOrder : "",
    led.toSorted().join() === leads.toSorted().join() ? differenceText.sameLeads : "",
  );
};
