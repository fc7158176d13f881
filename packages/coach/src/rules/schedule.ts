/** Group C: the week fits the person's days, places and minutes. */

import { isHardCardio } from "@muster/domain/planning/cardio-fields";
import { placeOfDay } from "@muster/domain/planning/day-place";
import { gymDaysOf } from "@muster/domain/profiles/profile";
import { weekdays } from "@muster/domain/shared/dates";
import { sessionMinutes } from "../catalogue/session-minutes.ts";
import { sessionBounds } from "../design/template/session-bounds.ts";
import { ownActivityOn } from "../design/template/sport-days.ts";
import { choices, longestRun } from "../design/template/training-days.ts";
import { timeOn } from "../design/template/wished-input.ts";
import { directSets, hardInBoth, leewayOfMinutes } from "./amounts/tally.ts";
import { foundText } from "./found.text.ts";
import { faultIf, ofTrainingDays, rule } from "./rule.ts";

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

/** Training days in a row (specs/design.md 3a-6). */
const mostInARow = { beginner: 3, returning: 3, intermediate: 4, advanced: 4 } as const;

/** Rules coach.C1-C8; `rules.ts` puts the groups in order. */
export const scheduleRules = [
  rule({
    id: "coach.C1",
    sentence: "There are as many training days as the person asked for, or the plan says why not.",
    source: "spec §3",
    repairs: ["built-in-texts", "built-in-day"],
    onManualEdit: "ignore",
    onlyOfTraining: true,
    check: ({ training, schedule, week, input }) => {
      const { conflict, days } = schedule;
      const isExplained = /rest days/i.test(`${week.plan.weekSummary} ${week.plan.weeklyStrategyOverview}`);
      const need = `why ${conflict?.free} and not ${input.profile.daysPerWeek} days`;
      return [
        faultIf(training.length !== days.length, "days", `${training.length} training days`, days.length),
        faultIf(conflict !== null && !isExplained, "plan.weekSummary", "nothing about it", need),
      ];
    },
  }),
  rule({
    id: "coach.C2",
    sentence: "Nobody trains on a day that they keep free.",
    source: "spec §3",
    repairs: ["built-in-day"],
    check: ofTrainingDays(({ weekday, path }, { input }) =>
      faultIf(input.profile.restDays.includes(weekday), path, "training", "rest"),
    ),
  }),
  rule({
    id: "coach.C3",
    sentence:
      "Gym sessions stand on gym days only, on any day where none was named, and only with access to a gym.",
    source: "spec §3, §9",
    repairs: ["built-in-day"],
    check: ofTrainingDays(({ weekday, workout, path }, { input }) => {
      const isLost = placeOfDay(workout) === "gym" && !gymDaysOf(input.profile).includes(weekday);
      return faultIf(isLost, `${path}.location`, workout.location, "home");
    }),
  }),
  rule({
    id: "coach.C4",
    severity: "warning",
    sentence: "The session starts inside the time that the person chose for that place.",
    source: "spec §3",
    check: ofTrainingDays(({ workout, path }, { input: { profile } }) => {
      const [from, to] =
        slotHours[placeOfDay(workout) === "gym" ? profile.gymWorkoutTime : profile.homeWorkoutTime];
      const hour = startHour(workout.time);
      const isOut = hour === undefined || hour < from || hour > to;
      return faultIf(isOut, `${path}.time`, workout.time, `${from}:00-${to}:00`);
    }),
  }),
  rule({
    id: "coach.C5",
    sentence: "A session fits the minutes that the person has.",
    source: "spec §3",
    repairs: ["shorten", "built-in-day"],
    check: ofTrainingDays(({ weekday, sessions }, { input, person, phase }) => {
      const { least, most } = timeOn({ input, person }, weekday);
      // Less than half an hour is a wish: it is aimed at, and not worth a week without training.
      const worst = Math.max(most, sessionBounds.under_30.most) * leewayOfMinutes;
      return sessions.map(({ session, path }) => {
        const minutes = sessionMinutes(session);
        const got = foundText.minutes(minutes);
        if (minutes > worst) return { path, got, need: foundText.atMostMinutes(most), most };
        if (minutes > most) return { path, got, need: foundText.atMostMinutes(most), severity: "warning" };
        const isThin = minutes < 0.7 * least && phase.setFactor >= 1;
        return isThin && { path, got, need: `at least ${Math.round(0.7 * least)} min`, severity: "warning" };
      });
    }),
  }),
  rule({
    id: "coach.C6",
    severity: "warning",
    sentence:
      "A muscle that gets four direct sets and more rests for a day, and hard intervals do not stand before a leg day.",
    source: "ACSM",
    check: ofTrainingDays(({ weekday, workout, path }, { training }) => {
      const tomorrow = weekdays[(weekdays.indexOf(weekday) + 1) % 7];
      const next = training.find((day) => day.weekday === tomorrow);
      if (next === undefined) return [];
      const direct = directSets([next.workout]);
      const legs = (direct.get("quads") ?? 0) + (direct.get("hamstrings") ?? 0);
      const isBeforeLegs = isHardCardio(workout.cardio) && legs >= 6;
      return [
        hardInBoth(workout, next.workout).map((muscle) => ({
          path: next.path,
          got: foundText.hardAgain(muscle),
          need: "a day between",
        })),
        faultIf(isBeforeLegs, `${path}.cardio`, workout.cardio.type, "easy before legs"),
      ];
    }),
  }),
  rule({
    id: "coach.C7",
    severity: "warning",
    sentence: "No more than four training days in a row, three for beginners, as far as the free days allow.",
    source: "ACSM",
    check: ({ training, input, person }) => {
      const run = longestRun(training.map(({ weekday }) => weekday));
      // Rest days are the person's own: so long a run as the free days have at least is nobody's fault.
      const free = weekdays.filter((weekday) => !input.profile.restDays.includes(weekday));
      const shortest = Math.min(...choices(free, training.length).map(longestRun));
      const most = Math.max(mostInARow[person.volumeLevel], shortest);
      return faultIf(run > most, "days", foundText.inARow(run), `at most ${most}`);
    },
  }),
  rule({
    id: "coach.C8",
    sentence:
      "Each week has at least one full day of rest, or the person's own sport fills every day without a workout.",
    source: "ACSM",
    repairs: ["built-in-day"],
    check: ({ days, input, person }) => {
      const isPlay = person.gates.stop === "child";
      const hasRest = days.some(({ workout }) => workout.kind === "rest");
      const untrained = days.filter(({ workout }) => workout.kind !== "training");
      const isTaken =
        untrained.length > 0 &&
        untrained.every(({ weekday }) => ownActivityOn({ input, person }, weekday) !== undefined);
      return faultIf(!isPlay && !hasRest && !isTaken, "days", "no rest day", "at least one");
    },
  }),
] as const;
