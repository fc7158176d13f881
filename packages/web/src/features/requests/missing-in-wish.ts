import type { Wish } from "@muster/domain/planning/limits";
import { requestsText } from "./requests.text.ts";

const { choose } = requestsText;

/** @returns what to choose before the wish can be saved; undefined when it is complete */
export const missingInWish = (wish: Wish | undefined): string | undefined => {
  switch (wish?.type) {
    case undefined:
      return choose.wish;
    case "days":
    case "days_off":
      return wish.weekdays.length > 0 ? undefined : choose.day;
    case "minutes":
      return wish.minutes === null ? choose.minutes : undefined;
    case "place":
      return wish.place === null ? choose.place : undefined;
    case "exercise_in":
    case "exercise_out":
      return wish.exerciseIds.length > 0 ? undefined : choose.exercise;
    case "muscle_more":
    case "muscle_less":
      return wish.muscle === null ? choose.part : undefined;
    case "event":
      return wish.name.trim() === "" ? choose.event : undefined;
    case "cardio":
      return wish.amount === undefined ? choose.amount : undefined;
    case "no_jumps":
    case "quiet":
      return undefined;
  }
};
