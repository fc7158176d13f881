/** Times of day as plans show them ('5:00 AM', 'Flexible'), as time fields hold them ('22:00'), and as minutes since midnight, for sorting and reminders. */

const clockPattern = /^(\d{1,2})(?::(\d{2}))?\s*([AP])\.?M\.?$/i;

/**
 * @param text '5:00 AM', '12 PM'
 * @returns minutes since midnight, 0-1439; undefined for anything else, such as 'Flexible'
 */
export const minutesOfDay = (text: string): number | undefined => {
  const match = clockPattern.exec(text.trim());
  if (match === null) return undefined;
  const hour = Number(match[1]);
  const minute = Number(match[2] ?? "0");
  if (hour < 1 || hour > 12 || minute > 59) return undefined;
  const isAfternoon = match[3]?.toUpperCase() === "P";
  return (hour % 12) * 60 + minute + (isAfternoon ? 720 : 0);
};

/** @param minutes since midnight, 0-1439 @returns '5:00 AM' */
export const timeOfDay = (minutes: number): string => {
  const hour = Math.floor(minutes / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${shown}:${String(minutes % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
};

/**
 * @param typed what a time field holds, such as '22:00'
 * @returns minutes since midnight; undefined while the time is not whole
 */
export const minutesOfTimeField = (typed: string): number | undefined => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(typed);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
};

/** Minutes since midnight as 'HH:MM'; '' for null. */
export const timeFieldText = (minutes: number | null): string =>
  minutes === null
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
