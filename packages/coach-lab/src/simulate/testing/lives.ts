/** Our own people and their simulated weeks, for tests. */

import type { DesignInput } from "@muster/coach/state/input";
import { profileFromJson } from "../../command-line/cli-week.ts";
import { worlds } from "../body/worlds.ts";
import { type Coach, coaches } from "../coaches.ts";
import { type Life, type SimulatedWeek, simulateLife, startDate } from "../life.ts";
import { ownPeople } from "../people/people.data.ts";
import { peopleFromJson, type Subject } from "../people/people-file.ts";

let everybody: readonly Subject[] | undefined;
/** Always the same objects. @throws when our own file can not be read */
export const ownSubjects = (): readonly Subject[] => {
  if (everybody !== undefined) return everybody;
  const read = peopleFromJson(ownPeople);
  if (!read.ok) throw new Error(read.error);
  everybody = read.value.people;
  return everybody;
};

/** So many weeks of a person in the base world, simulated now. @throws when the profile can not be read */
export const lifeOf = (subject: Subject, weeks: number, seed = 1, coach: Coach = coaches.builtin): Life => {
  const profile = profileFromJson(subject.profile, startDate);
  if (!profile.ok) throw new Error(profile.error);
  return simulateLife(coach, subject, profile.value, { weeks, seed, world: worlds.base });
};

/** As many weeks as most tests look at. */
const usualWeeks = 6;
/** Under the built-in coach; the files of a worker share them, and nothing of a life ever changes. */
const known = new WeakMap<Subject, readonly SimulatedWeek[]>();

/** The first weeks of a person under the built-in coach, simulated once a process; a longer life begins with the same ones. */
export const sharedWeeksOf = (subject: Subject, weeks: number): readonly SimulatedWeek[] => {
  const lived = known.get(subject) ?? [];
  const enough = lived.length >= weeks ? lived : lifeOf(subject, Math.max(weeks, usualWeeks)).weeks;
  known.set(subject, enough);
  return enough.slice(0, weeks);
};

/** What the plan of the given week was designed from. */
export const inputAt = (id: string, week: number): DesignInput => {
  const subject = ownSubjects().find((candidate) => candidate.id === id);
  if (subject === undefined) throw new Error(`Nobody is called ${id}`);
  const input = sharedWeeksOf(subject, week).at(-1)?.input;
  if (input === undefined) throw new Error(`${id} has no week ${week}`);
  return input;
};
