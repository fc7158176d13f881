/** Quiet hours as a time field shows them ('22:00') and as they are stored (minutes since midnight). */

/** @returns undefined while the time is not whole */
export const quietInput = (typed: string): number | undefined => {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(typed);
  return match === null ? undefined : Number(match[1]) * 60 + Number(match[2]);
};

/** Minutes since midnight as 'HH:MM'; '' for null. */
export const quietText = (minutes: number | null): string =>
  minutes === null
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
