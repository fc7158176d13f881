/** Whether a week does what a note wished, where a plan can show it. */
import { exerciseById } from "@muster/coach/catalogue/catalogue";
import { sessionMinutes, setCount } from "@muster/coach/catalogue/session-minutes";
import type { DesignedWeek } from "@muster/coach/design/designed-week";
import type { NoteWish } from "./note.ts";

/** Minutes that a session may run over. */
const spareMinutes = 5;

const trainingDays = ({ days }: DesignedWeek) =>
  Object.entries(days).filter(([, { kind }]) => kind === "training");

const movesIn = (week: DesignedWeek) =>
  trainingDays(week).flatMap(([, day]) =>
    day.exercises.flatMap((planned) => {
      const exercise = exerciseById(planned.exerciseId);
      return exercise === undefined ? [] : [{ exercise, sets: setCount(planned.sets) }];
    }),
  );

const setsFor = (week: DesignedWeek, muscle: RegExp): number =>
  movesIn(week)
    .filter(({ exercise }) =>
      Object.entries(exercise.muscles).some(
        ([name, share]) =>
          share === 1 && muscle.test(`${name.replace("_", " ")} ${exercise.pattern.replace("_", " ")}`),
      ),
    )
    .reduce((sum, { sets }) => sum + sets, 0);

/**
 * @param calm the same person's week without the note
 * @returns null where no plan shows it (food, events), or where the week without the note does it anyway
 */
export const wishIsMet = (week: DesignedWeek, calm: DesignedWeek, wish: NoteWish): boolean | null => {
  const days = trainingDays(week);
  const on = (names: readonly string[] | undefined) =>
    days.filter(([weekday]) => names === undefined || names.some((name) => name.toLowerCase() === weekday));
  // What a session ends with is done in it, as its moves are.
  const named = (names: RegExp) =>
    movesIn(week).some(({ exercise }) =>
      [exercise.name, ...exercise.aliases].some((known) => names.test(known)),
    ) || days.some(([, { cardio }]) => cardio.exercises.some(({ name }) => names.test(name)));
  switch (wish.type) {
    case "days":
      return wish.days === undefined
        ? days.length === wish.count
        : on(wish.days).length === days.length && days.length <= wish.days.length;
    case "notDays":
      return on(wish.days).length === 0;
    case "minutes":
      return on(wish.days).every(([, day]) => sessionMinutes(day) <= wish.minutes + spareMinutes);
    case "leaveOut":
      return !named(wish.names);
    case "include":
      return named(wish.names);
    case "noJumps":
    case "quiet":
      return movesIn(week).every(({ exercise }) => exercise.impact < 2);
    case "more":
      return setsFor(week, wish.muscle) > setsFor(calm, wish.muscle);
    case "less":
      return setsFor(week, wish.muscle) < setsFor(calm, wish.muscle);
    case "place":
    case "kit":
    case "event":
    case "food":
      return null;
  }
};

/** True when the week's answers say of a wish that it was kept only partly or not, and why, or that no more would do good (PLAN-01). */
export const explainsUnmetWish = ({ plan }: DesignedWeek): boolean =>
  plan.facts.some(
    ({ id, value }) =>
      /^wish\.\d+\.(?:partly|not)$/.test(id) ||
      (id.startsWith("wish.") && String(value).includes("as many as do good")),
  );
