/** Limits and wishes as a person reads them on a chip: short, and with the day on which they end. */

import {
  bodyAreas,
  healthConditions,
  limitSides,
  wishPlaces,
} from "@muster/domain/planning/limit-options.text";
import type { Limit, Wish } from "@muster/domain/planning/limits";
import { targetAreas, weekdayNames } from "@muster/domain/profiles/options.text";
import type { Weekday } from "@muster/domain/shared/dates";
import { formatCount } from "@muster/domain/shared/format";
import { exerciseById } from "../catalogue/catalogue.ts";
import { rulesOut } from "../catalogue/limits.ts";
import { kindsAmong } from "../notes/exercise-words.ts";

/** As the names of the catalogue are written: 'Pull-ups', 'Bench Presses'. */
const kindName = (term: string): string => {
  const words = term
    .replace(/^rdl$/, "romanian deadlift")
    .replace(/\b(pull|push|chin|step|v) up$/, "$1-up")
    .replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase());
  if (/(?:work|stuff|ing)$/i.test(words)) return words;
  return /[^aeiou]y$/.test(words)
    ? `${words.slice(0, -1)}ies`
    : `${words}${/(?:ss|sh|ch|x)$/.test(words) ? "es" : "s"}`;
};

/** 'Squats, all 37 kinds', 'Leg Press, Goblet Squats', 'Leg Press and 3 like it'. */
const namesOf = (ids: readonly string[]): string => {
  const { terms, others } = kindsAmong(ids);
  const count = ids.length - others.length;
  const kinds = terms.map(kindName).join(" and ");
  const names = others.flatMap((id) => exerciseById(id)?.name ?? []);
  const [first = "", second] = names.toSorted((a, b) => a.length - b.length);
  const rest =
    names.length <= 1
      ? first
      : names.length === 2
        ? `${first}, ${second ?? ""}`
        : `${first} and ${names.length - 1} like it`;
  return [kinds === "" ? "" : `${kinds}, all ${count} kinds`, rest].filter((part) => part !== "").join(", ");
};

/** What is called fine and stays: the tags of an area speak against some of it. */
const allowedOf = (limit: Limit): readonly string[] =>
  (limit.fineIds ?? []).filter((id) => {
    const exercise = exerciseById(id);
    return exercise !== undefined && !rulesOut(limit, exercise);
  });

/** 'Knee, left · without Lunges · with Leg Press'. */
export const limitText = (limit: Limit): string => {
  const { area, condition, side, exerciseIds } = limit;
  const what =
    area !== null ? bodyAreas[area] : condition !== null ? (healthConditions[condition] ?? condition) : "";
  const where = area === null || side === "both" ? "" : `, ${limitSides[side].toLowerCase()}`;
  const open = area !== null && condition === "unclear" ? healthConditions.unclear.toLowerCase() : "";
  const without = exerciseIds.length === 0 ? "" : `without ${namesOf(exerciseIds)}`;
  const allowed = allowedOf(limit);
  const keeps = allowed.length === 0 ? "" : `${namesOf(allowed)} stay${allowed.length === 1 ? "s" : ""}`;
  // What a doctor named in numbers; of a form they are the person's own, and long.
  const most = limit.source === "form" ? "" : limit.words;
  return [`${what}${where}`, open, most, without, keeps].filter((part) => part !== "").join(" \u00b7 ");
};

/** 'Mon, Wed'. */
export const daysText = (days: readonly Weekday[]): string =>
  days.map((day) => weekdayNames[day].slice(0, 3)).join(", ");

/** 'Tue: 20 minutes', 'More for Back'. */
export const wishText = (wish: Wish): string => {
  const { type, weekdays, count, minutes, place, exerciseIds, muscle, name } = wish;
  const days = daysText(weekdays);
  switch (type) {
    case "days":
      return days === "" ? formatCount(count ?? 0, "day") : `Train on ${days}`;
    case "days_off":
      return `Free on ${days}`;
    case "minutes":
      return `${days === "" ? "Sessions" : days}: ${formatCount(minutes ?? 0, "minute")}`;
    case "place":
      return [days, place === null ? "" : name === "" ? wishPlaces[place] : `Only ${name}`]
        .filter((part) => part !== "")
        .join(": ");
    case "exercise_in":
      return `With ${namesOf(exerciseIds)}`;
    case "exercise_out":
      return `Without ${namesOf(exerciseIds)}`;
    case "muscle_more":
      return `More for ${muscle === null ? "" : targetAreas[muscle].toLowerCase()}`;
    case "muscle_less":
      return `${days === "" ? "Less" : `${days}: less`} for ${muscle === null ? "" : targetAreas[muscle].toLowerCase()}`;
    case "event":
      return days === "" ? `Event: ${name}` : `Sport on ${days}: ${name}`;
    case "no_jumps":
      return "No jumps";
    case "quiet":
      return "Quiet";
    case "cardio":
      return { more: "More cardio", less: "Less cardio", none: "No cardio" }[wish.amount ?? "more"];
  }
};
