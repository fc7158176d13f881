/** Group C: the week fits the person's days, places and minutes. */
import { placeOfDay } from "@muster/domain/planning/day-place";
import { gymDaysOf } from "@muster/domain/profiles/profile";
import { type Weekday, weekdays } from "@muster/domain/shared/dates";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { isHardCardio } from "../design/cardio/cardio.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import { timeOn } from "../design/template/wished-input.ts";
import { directSets, hardInBoth, leewayOfMinutes } from "./amounts/tally.ts";
import { capital, plain } from "./exercises/exercise.text.ts";
import { type Finding, faultIf, rule } from "./rule.ts";

/** Hours of the day in which a slot may start (spec §3). */
const slotHours = {
  early_morning: [5, 7],
  morning: [7, 10],
  midday: [10, 14],
  afternoon: [14, 18],
  evening: [18, 21],
} as const;

const startHour = (time: string): number | undefined => {
  const match = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time);
  return match === null
    ? undefined
    : (Number(match[1]) % 12) + (match[3] === "PM" ? 12 : 0) + Number(match[2]) / 60;
};

const longestRun = (training: ReadonlySet<Weekday>): number => {
  let longest = 0;
  let run = 0;
  for (const weekday of [...weekdays, ...weekdays]) {
    run = training.has(weekday) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, training.size);
};

/** Training days in a row (specs/design.md 3a-6). */
const mostInARow = { beginner: 3, returning: 3, intermediate: 4, advanced: 4 } as const;

/** Longest run that so many of the free days have at least; rest days are the person's own. */
const shortestRun = (free: readonly Weekday[], count: number): number => {
  const runs = (from: number, left: number, chosen: readonly Weekday[]): number =>
    left === 0
      ? longestRun(new Set(chosen))
      : free
          .slice(from)
          .reduce(
            (least, weekday, at) => Math.min(least, runs(from + at + 1, left - 1, [...chosen, weekday])),
            Number.POSITIVE_INFINITY,
          );
  return runs(0, count, []);
};

/** Rules coach.C1-C8; `rules.ts` puts the groups in order. */
export const scheduleRules = [
  rule({
    id: "coach.C1",
    severity: "error",
    sentence: "There are as many training days as the person asked for, or the plan says why not.",
    source: "spec §3",
    repairs: ["built-in-texts", "built-in-day"],
    onManualEdit: "ignore",
    onlyOfTraining: true,
    check: ({ training, schedule, week, input }) => {
      const { conflict, days } = schedule;
      const said = `${week.plan.weekSummary} ${week.plan.weeklyStrategyOverview}`;
      const got = `${training.length} training days`;
      return [
        ...faultIf(training.length !== days.length, "days", got, `${days.length}`),
        ...faultIf(
          conflict !== null && !/rest days/i.test(said),
          "plan.weekSummary",
          "nothing about it",
          `why ${conflict?.free} and not ${input.profile.daysPerWeek} days`,
        ),
      ];
    },
  }),
  rule({
    id: "coach.C2",
    severity: "error",
    sentence: "Nobody trains on a day that they keep free.",
    source: "spec §3",
    repairs: ["built-in-day"],
    onManualEdit: "warn",
    editText: () => "This is one of the days that you keep free.",
    check: ({ training, input }) =>
      training.flatMap(({ weekday, path }) =>
        faultIf(input.profile.restDays.includes(weekday), path, "training", "rest"),
      ),
  }),
  rule({
    id: "coach.C3",
    severity: "error",
    sentence:
      "Gym sessions stand on gym days only, on any day where none was named, and only with access to a gym.",
    source: "spec §3, §9",
    repairs: ["built-in-day"],
    onManualEdit: "warn",
    editText: () => "You have no gym day set for this day.",
    check: ({ training, input }) =>
      training.flatMap(({ weekday, workout, path }) =>
        faultIf(
          placeOfDay(workout) === "gym" && !gymDaysOf(input.profile).includes(weekday),
          `${path}.location`,
          workout.location,
          "home",
        ),
      ),
  }),
  rule({
    id: "coach.C4",
    severity: "warning",
    sentence: "The session starts inside the time that the person chose for that place.",
    source: "spec §3",
    onManualEdit: "warn",
    editText: (got) => `${got} lies outside the times that you chose.`,
    check: ({ training, input }) =>
      training.flatMap(({ workout, path }) => {
        const slot =
          placeOfDay(workout) === "gym" ? input.profile.gymWorkoutTime : input.profile.homeWorkoutTime;
        const [from, to] = slotHours[slot];
        const hour = startHour(workout.time);
        const isOut = hour === undefined || hour < from || hour > to;
        return faultIf(isOut, `${path}.time`, workout.time, `${from}:00-${to}:00`);
      }),
  }),
  rule({
    id: "coach.C5",
    severity: "error",
    sentence: "A session fits the minutes that the person has.",
    source: "spec §3",
    repairs: ["shorten", "built-in-day"],
    onManualEdit: "warn",
    editText: (got, need) => `This session takes about ${got}. You have ${need}.`,
    check: ({ training, input, person, phase }) =>
      training.flatMap(({ weekday, sessions }): readonly Finding[] => {
        const { least, most } = timeOn({ input, person }, weekday);
        return sessions.flatMap(({ session, path }): readonly Finding[] => {
          const minutes = sessionMinutes(session);
          const got = `${minutes} min`;
          // Less than half an hour is a wish: it is aimed at, and not worth a week without training.
          const worst = Math.max(most, sessionBounds.under_30.most) * leewayOfMinutes;
          if (minutes > worst) return [{ path, got, need: `at most ${most} min`, most }];
          if (minutes > most) return [{ path, got, need: `at most ${most} min`, severity: "warning" }];
          return minutes < 0.7 * least && phase.setFactor >= 1
            ? [{ path, got, need: `at least ${Math.round(0.7 * least)} min`, severity: "warning" }]
            : [];
        });
      }),
  }),
  rule({
    id: "coach.C6",
    severity: "warning",
    sentence:
      "A muscle that gets four direct sets and more rests for a day, and hard intervals do not stand before a leg day.",
    source: "ACSM",
    onManualEdit: "warn",
    editText: (got) =>
      got.endsWith("hard again")
        ? `${capital(plain(got))} the day after. A day between helps.`
        : "Hard intervals stand before a leg day. Easy ones are kinder to your legs.",
    check: ({ training }) =>
      training.flatMap(({ weekday, workout, path }, index): readonly Finding[] => {
        const next = training[(index + 1) % training.length];
        if (next === undefined || training.length < 2) return [];
        const isTomorrow = weekdays[(weekdays.indexOf(weekday) + 1) % 7] === next.weekday;
        if (!isTomorrow) return [];
        const again = hardInBoth(workout, next.workout).map((muscle) => ({
          path: next.path,
          got: `${muscle} hard again`,
          need: "a day between",
        }));
        const tomorrow = directSets([next.workout]);
        const legs = (tomorrow.get("quads") ?? 0) + (tomorrow.get("hamstrings") ?? 0);
        return isHardCardio(workout.cardio) && legs >= 6
          ? [...again, { path: `${path}.cardio`, got: workout.cardio.type, need: "easy before legs" }]
          : again;
      }),
  }),
  rule({
    id: "coach.C7",
    severity: "warning",
    sentence: "No more than four training days in a row, three for beginners, as far as the free days allow.",
    source: "ACSM",
    onManualEdit: "warn",
    editText: (got) => `${capital(got)}: five training days and more without a break.`,
    check: ({ training, input, person }) => {
      const run = longestRun(new Set(training.map(({ weekday }) => weekday)));
      const free = weekdays.filter((weekday) => !input.profile.restDays.includes(weekday));
      const most = Math.max(mostInARow[person.volumeLevel], shortestRun(free, training.length));
      return faultIf(run > most, "days", `${run} in a row`, `at most ${most}`);
    },
  }),
  rule({
    id: "coach.C8",
    severity: "error",
    sentence: "Each week has at least one full day of rest.",
    source: "ACSM",
    repairs: ["built-in-day"],
    onManualEdit: "warn",
    editText: () => "The week has no full day of rest left.",
    check: ({ days, person }) =>
      faultIf(
        person.gates.stop !== "child" && !days.some(({ workout }) => workout.kind === "rest"),
        "days",
        "no rest day",
        "at least one",
      ),
  }),
] as const;
