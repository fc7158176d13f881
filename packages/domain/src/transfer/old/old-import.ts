/** One person's data of the old product as records of this one: everything with a computed id, so twice is once. */
import type { Profile } from "../../profiles/profile.ts";
import { addDays, type CivilDate } from "../../shared/dates.ts";
import type { TransferRecord } from "../export-file.ts";
import { oldText } from "./old.text.ts";
import { oldCheckIns, oldReadings } from "./old-body.ts";
import { type OldData, type OldPerson, peopleIn, rowsOfPerson } from "./old-files.ts";
import { oldEntries, oldFoods } from "./old-food.ts";
import { oldPlans } from "./old-plans.ts";
import { oldProfile } from "./old-profile.ts";
import { type OldContext, oldSessions } from "./old-sessions.ts";

/** The result of reading: records to write, profile answers and sentences about what was left out. */
export type OldImport = {
  readonly records: readonly TransferRecord[];
  /** Answers of the profile form, for whoever wants them to replace their own here. */
  readonly profile: Partial<Profile>;
  /** What was left out, in words, each once. */
  readonly problems: readonly string[];
};

/** Days after today that a record may bear: somebody who travels is a day ahead. */
const mayBeAhead = 1;

/** The day on which something was done; plans may begin later. */
const doneOn = ({ kind, record }: TransferRecord): unknown =>
  kind === "plan" || kind === "planPointer" ? undefined : (record.date ?? record.logDate);

/**
 * @param person one of `peopleIn(data)`; undefined when the files name nobody
 * @param context.today what is dated later than a day after it was not done: it is left out with a message
 */
export const oldImport = (
  data: OldData,
  person: OldPerson | undefined,
  context: Omit<OldContext, "problem"> & { readonly today: CivilDate },
): OldImport => {
  const problems = new Set<string>();
  const latest = addDays(context.today, mayBeAhead);
  const hasCome = (one: TransferRecord): boolean => {
    const date = doneOn(one);
    if (typeof date !== "string" || date <= latest) return true;
    problems.add(oldText.future(date));
    return false;
  };
  const full: OldContext = { ...context, problem: (text) => problems.add(text) };
  const rows = rowsOfPerson(data, person, peopleIn(data).length <= 1);
  return {
    records: [
      ...oldPlans(rows("plans"), full),
      ...oldSessions(rows("sessions"), full),
      ...oldReadings(rows("measurements"), full),
      ...oldCheckIns(rows("checkIns"), full),
      ...oldEntries(rows("nutrition"), full),
      ...oldFoods(rows("foods"), full),
    ].filter(hasCome),
    profile: person?.row === undefined ? {} : oldProfile(person.row),
    problems: [...problems],
  };
};
