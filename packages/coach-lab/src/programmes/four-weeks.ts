/** The four printed weeks of one of the six people, from a simulated life: the same every time. */
import { profileFromJson } from "../command-line/cli-week.ts";
import { worlds } from "../simulate/body/worlds.ts";
import { coaches } from "../simulate/coaches.ts";
import { type SimulatedWeek, simulateLife, startDate } from "../simulate/life.ts";
import { peopleFromJson } from "../simulate/people/people-file.ts";
import { type PageOf, pages, peopleOfPages } from "./people-of-pages.data.ts";

/** The printed weeks of one person. */
export type FourWeeks = { readonly page: PageOf; readonly weeks: readonly SimulatedWeek[] };

const printed = 4;
const seed = 1;

/** @throws when the file of the six people can not be read */
export const fourWeeksOf = (page: PageOf): FourWeeks => {
  const file = peopleFromJson(peopleOfPages);
  if (!file.ok) throw new Error(file.error);
  const subject = file.value.people.find(({ id }) => id === page.id);
  const profile = subject === undefined ? undefined : profileFromJson(subject.profile, startDate);
  if (subject === undefined || profile?.ok !== true) throw new Error(`${page.id} can not be read`);
  const { weeks } = simulateLife(coaches.builtin, subject, profile.value, {
    weeks: page.from + printed - 1,
    seed,
    world: worlds.base,
    extra: page.extra,
  });
  return { page, weeks: weeks.filter(({ week }) => week >= page.from) };
};

/** All six. */
export const allProgrammes = (): readonly FourWeeks[] => pages.map(fourWeeksOf);
