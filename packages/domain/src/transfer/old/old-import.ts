/** One person's data of the old product as records of this one: everything with a computed id, so twice is once. */
import type { Profile } from "../../profiles/profile.ts";
import type { TransferRecord } from "../export-file.ts";
import { oldCheckIns, oldReadings } from "./old-body.ts";
import { type OldData, type OldPerson, peopleIn, rowsOfPerson } from "./old-files.ts";
import { oldEntries, oldFoods } from "./old-food.ts";
import { oldPlans } from "./old-plans.ts";
import { oldProfile } from "./old-profile.ts";
import { type OldContext, oldSessions } from "./old-sessions.ts";

export type OldImport = {
  readonly records: readonly TransferRecord[];
  /** Answers of the profile form, for whoever wants them to replace their own here. */
  readonly profile: Partial<Profile>;
  /** What was left out, in words, each once. */
  readonly problems: readonly string[];
};

/** @param person one of `peopleIn(data)`; undefined when the files name nobody */
export const oldImport = (
  data: OldData,
  person: OldPerson | undefined,
  context: Omit<OldContext, "problem">,
): OldImport => {
  const problems = new Set<string>();
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
    ],
    profile: person?.row === undefined ? {} : oldProfile(person.row),
    problems: [...problems],
  };
};
