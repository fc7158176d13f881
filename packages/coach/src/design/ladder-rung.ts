/** Which rung of a ladder a day trains: the hardest that leaves repetitions over, and it stays for weeks (coach.md 1.2). */
import type { Exercise } from "../catalogue/exercise.ts";
import { expectedMax } from "../state/capability.ts";
import type { Person } from "../state/person.ts";
import { type LadderName, ladderMax, leastStrict, rungMax, testedMove } from "./ladder.ts";
import type { Phase } from "./phase.ts";

/** Twelve repetitions in three sets, still not hard: the next rung waits. */
const isMastered = (exercise: Exercise, person: Person): boolean => {
  const bout = person.exercises.get(exercise.id)?.bouts.at(-1);
  return (
    bout !== undefined &&
    bout.amounts.length >= 3 &&
    bout.amounts.every((amount) => amount >= 12) &&
    (bout.difficulty ?? 7) <= 7
  );
};

/** Hardest first: more of the body's weight, then the higher level. */
const byHardness = (person: Person) => (a: Exercise, b: Exercise) =>
  (expectedMax(a, person) ?? 99) - (expectedMax(b, person) ?? 99) ||
  Number(Object.values(testedMove).includes(b.id)) - Number(Object.values(testedMove).includes(a.id)) ||
  b.level - a.level ||
  a.skill - b.skill ||
  a.number - b.number;

/**
 * The rung to train: the hardest with a maximum of 5-15. Whoever does three or four strict repetitions trains these;
 * whoever does fewer trains what leads there.
 */
const rungFor = (ladder: LadderName, rungs: readonly Exercise[], person: Person): Exercise | undefined => {
  const strict = rungs.find(({ id }) => id === testedMove[ladder]);
  const max = ladderMax(ladder, person);
  if (ladder === "pull-up" && strict !== undefined && max >= leastStrict - 1 && max < rungMax.least)
    return strict;
  const fitting = rungs
    .filter((rung) => {
      const most = expectedMax(rung, person) ?? 0;
      return most >= rungMax.least && most <= rungMax.most && !isMastered(rung, person);
    })
    .toSorted(byHardness(person));
  const counted = rungs.filter((rung) => expectedMax(rung, person) !== null);
  return (
    fitting[0] ??
    // Everything is too easy or too hard: the hardest that can be done five times, else the easiest of all.
    counted
      .filter((rung) => (expectedMax(rung, person) ?? 0) >= rungMax.least)
      .toSorted(byHardness(person))[0] ??
    counted.toSorted(byHardness(person)).at(-1)
  );
};

/** Below three strict pull-ups the week holds three roads to them: lower slowly, pull with help, hang. */
const roadsToFirst: readonly (readonly string[])[] = [
  ["v_pull.negative", "v_pull.assisted-machine", "v_pull.banded", "v_pull.foot-assisted"],
  ["v_pull.assisted-machine", "v_pull.banded", "v_pull.foot-assisted", "v_pull.scapular"],
  ["v_pull.scapular", "v_pull.hang"],
];

/** Repetitions that a road leaves room for (coach.md 1.2: three to five). */
const fewestOnTheRoad = 3;

/** A rung stays for weeks: it leaves when it is mastered, or far out of its range. */
const keptRung = (
  ladder: LadderName,
  rungs: readonly Exercise[],
  person: Person,
  phase: Phase,
  before: readonly string[],
): Exercise | undefined =>
  before
    .map((id) => rungs.find((rung) => rung.id === id))
    .find((rung) => {
      if (rung === undefined) return false;
      if (phase.keepsExercises) return true;
      const most = expectedMax(rung, person);
      return (
        most !== null &&
        most >= rungMax.least - 2 &&
        most <= rungMax.most + 3 &&
        !isMastered(rung, person) &&
        (ladder === "push-up" || ladderMax(ladder, person) >= rungMax.least)
      );
    });

/**
 * Who trains pull-ups already keeps them down to two; a tired week is no reason to change the way. Who is on the roads leaves
 * them with one more than it takes to start: else an old number that has run out sends them back and forth.
 */
export const isOnTheRoad = (ladder: LadderName, person: Person, before: readonly string[]): boolean =>
  ladder === "pull-up" &&
  ladderMax(ladder, person) <
    (before.includes(testedMove[ladder])
      ? leastStrict - 1
      : before.length > 0
        ? leastStrict + 1
        : leastStrict);

/**
 * The move of one day: the rung that stays, a road to the first few, a heavy day, else the rung that fits now.
 * @param turn which ladder day of the week it is, from 0
 * @param before rungs of last week's plan, those of the same weekday first
 */
export const dayMove = (
  ladder: LadderName,
  rungs: readonly Exercise[],
  person: Person,
  phase: Phase,
  turn: number,
  before: readonly string[],
): Exercise | undefined => {
  const kept = keptRung(ladder, rungs, person, phase, before);
  if (kept !== undefined) return kept;
  if (isOnTheRoad(ladder, person, before)) {
    const wanted = roadsToFirst[turn % roadsToFirst.length] ?? [];
    const found = wanted.flatMap((id) => rungs.find((rung) => rung.id === id) ?? []);
    const leaves = (rung: Exercise, fewest: number) => (expectedMax(rung, person) ?? fewest) >= fewest;
    const road =
      found.find((rung) => before[0] === rung.id && leaves(rung, fewestOnTheRoad - 1)) ??
      found.find((rung) => leaves(rung, fewestOnTheRoad)) ??
      found[0];
    if (road !== undefined) return road;
  }
  // From ten on one day a week is heavy.
  const weighted = rungs.find(({ id }) => id === "v_pull.weighted");
  if (weighted !== undefined && turn === 1 && ladderMax(ladder, person) >= 10) return weighted;
  return rungFor(ladder, rungs, person);
};
