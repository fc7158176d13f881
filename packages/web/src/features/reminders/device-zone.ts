/** IANA name of the zone in which this device is now. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
