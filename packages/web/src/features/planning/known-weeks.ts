/** Which weeks the schedule can show: from the first that has data to the last that a plan was made for. */
import { addDays, type CivilDate, mondayOf } from "@muster/domain/shared/dates";

/** Bounds of the schedule. */
export type KnownWeeks = {
  /** Mondays. */
  readonly first: CivilDate;
  readonly last: CivilDate;
};

/** A plan is made for seven days from the day on which it starts. */
const planDays = 7;

/**
 * @param planStarts first days in force of all plans, in any order
 * @param firstSession the earliest day with a workout, when it is known
 */
export const knownWeeks = (
  today: CivilDate,
  planStarts: readonly CivilDate[],
  firstSession: CivilDate | undefined,
): KnownWeeks => {
  const starts = [...planStarts].sort();
  const newest = starts.at(-1);
  const earliest = [
    today,
    ...starts.slice(0, 1),
    ...(firstSession === undefined ? [] : [firstSession]),
  ].sort()[0];
  const known = newest === undefined ? today : addDays(newest, planDays - 1);
  return { first: mondayOf(earliest ?? today), last: mondayOf(known > today ? known : today) };
};

/** The Monday to show for what the address says; a wrong or unknown week becomes the nearest known one. */
export const shownMonday = (
  requested: CivilDate | undefined,
  today: CivilDate,
  known: KnownWeeks,
): CivilDate => {
  const monday = mondayOf(requested ?? today);
  return monday < known.first ? known.first : monday > known.last ? known.last : monday;
};
