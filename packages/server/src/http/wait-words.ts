/** How long to wait, as a person says it: never shorter than it is. */

/** @param seconds from now, 0 and more */
export const waitWords = (seconds: number): string => {
  if (seconds <= 10) return "in a few seconds";
  if (seconds <= 60) return "in a minute";
  const minutes = Math.ceil(seconds / 60);
  // 59.5 minutes are an hour, not '60 minutes'.
  if (minutes < 60) return `in about ${minutes} minutes`;
  const hours = Math.ceil(seconds / 3_600);
  return hours === 1 ? "in about an hour" : `in about ${hours} hours`;
};
