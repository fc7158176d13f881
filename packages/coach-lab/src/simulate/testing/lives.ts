/** Our own people and their simulated weeks, for tests. */

import type { DesignInput } from "@muster/coach/state/input";
import { profileFromJson } from "../../command-line/cli-week.ts";
import { worlds } from "../body/worlds.ts";
import { type Coach, coaches } from "../coaches.ts";
import { type Life, simulateLife, startDate } from "../life.ts";
import { ownPeople } from "../people/people.data.ts";
import { peopleFromJson, type Subject } from "../people/people-file.ts";

/** @throws when our own file can not be read */
export const ownSubjects = (): readonly Subject[] => {
  const read = peopleFromJson(ownPeople);
  if (!read.ok) throw new Error(read.error);
  return read.value.people;
};

/** So many weeks of a person in the base world. @throws when the profile can not be read */
export const lifeOf = (subject: Subject, weeks: number, seed = 1, coach: Coach = coaches.builtin): Life => {
  const profile = profileFromJson(subject.profile, startDate);
  if (!profile.ok) throw new Error(profile.error);
  return simulateLife(coach, subject, profile.value, { weeks, seed, world: worlds.base });
};

/** What the plan of the given week was designed from. */
export const inputAt = (id: string, week: number, seed = 1): DesignInput => {
  const subject = ownSubjects().find((candidate) => candidate.id === id);
  if (subject === undefined) throw new Error(`Nobody is called ${id}`);
  const input = lifeOf(subject, week, seed).weeks.at(-1)?.input;
  if (input === undefined) throw new Error(`${id} has no week ${week}`);
  return input;
};
