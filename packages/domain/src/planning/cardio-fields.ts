/** Seconds and effort of cardio and of items of a day: their fields, and the words of older plans (`plan-fields.ts`). */
import type { Cardio, MobilityItem } from "./plan.ts";

/** '90 sec', '2 min', '1:30 min', '5-7 min' (the upper end counts) as seconds; 0 when it holds no time. */
export const secondsOf = (text: string): number => {
  const clock = /(\d+):(\d{2})/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const plain = /(?:\d+(?:\.\d+)?\s*-\s*)?(\d+(?:\.\d+)?)\s*(sec|min)/.exec(text);
  if (!plain) return 0;
  const perSide = /per (leg|arm|side)|each side/.test(text) ? 2 : 1;
  return Number(plain[1]) * (plain[2] === "min" ? 60 : 1) * perSide;
};

/** Seconds of an item of warm-up, cool-down or recovery. */
export const itemSeconds = ({ seconds, duration }: MobilityItem): number => seconds ?? secondsOf(duration);

/** Whether an item of a recovery day is easy cardio: a walk, a ride. */
export const isCardioItem = ({ isCardio, seconds, name }: MobilityItem): boolean =>
  isCardio ?? (seconds === undefined && /walk|ride|cardio|march/i.test(name));

/** Seconds of a day's cardio; 0 where it has none. */
export const cardioSeconds = ({ type, minutes, duration, exercises }: Cardio): number => {
  if (type === "none") return 0;
  if (minutes !== undefined) return minutes * 60;
  return secondsOf(duration) || exercises.reduce((sum, one) => sum + secondsOf(one.duration), 0);
};

/** Intervals, or anything rated hard: counts twice as minutes, and does not stand before a leg day (coach.C6, I14). */
export const isHardCardio = ({ type, isHard, exercises }: Cardio): boolean =>
  isHard ??
  (/interval|sprint|hiit/i.test(type) || exercises.some(({ intensity }) => /hard|vigorous/i.test(intensity)));
