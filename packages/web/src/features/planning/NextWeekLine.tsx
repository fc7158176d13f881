import { nextPlannedWeek, type WeekStart } from "@muster/domain/planning/week-number";
import type { CivilDate } from "@muster/domain/shared/dates";
import { Link } from "wouter";
import { Icon } from "../../components/layout/Icon.tsx";
import { planningText } from "./planning.text.ts";

type NextWeekLineProps = { readonly settings: WeekStart; readonly today: CivilDate };

/** From the day on which the week to come is planned until it begins: the way to it (SCHED-01). */
export function NextWeekLine({ settings, today }: NextWeekLineProps) {
  const monday = nextPlannedWeek(settings, today);
  return monday === undefined ? null : (
    <Link className="banner" href={`/schedule?week=${monday}`}>
      <Icon name="calendar" />
      <span className="grow">{planningText.nextWeekPlanned}</span>
      <Icon name="chevron" size="s" />
    </Link>
  );
}
