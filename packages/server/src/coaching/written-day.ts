/** How far an answer has come while it still streams: the weekday that the model writes at the moment. */
import { weekdayNames } from "@muster/domain/profiles/options.text";
import { weekdays } from "@muster/domain/shared/dates";

const dayPattern = new RegExp(`"day"\\s*:\\s*"(${weekdays.join("|")})"`, "g");

/** @returns 'Writing the week: Monday'; undefined before the first day */
export const writingStage = (textSoFar: string): `Writing the week: ${string}` | undefined => {
  // A model that thinks aloud may name days before; the last one is where it writes.
  const [, day] = [...textSoFar.matchAll(dayPattern)].at(-1) ?? [];
  const weekday = weekdays.find((name) => name === day);
  return weekday === undefined ? undefined : `Writing the week: ${weekdayNames[weekday]}`;
};
