/** "9:14 AM" of an instant, as this device's clock shows it; 24 hours where English is written with them. */
export const clockTime = (instant: Date): string => {
  const device = typeof navigator === "undefined" ? "en-US" : navigator.language;
  const locale = device.toLowerCase().startsWith("en") ? device : "en-US";
  return (
    new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" })
      .format(instant)
      // Some browsers put a narrow no-break space before AM, which few fonts have.
      .replaceAll("\u202f", " ")
  );
};
