/** ONB-04: the server makes the card of a profile. Typed answers are a draft on this device, also after a reload. */
export const offlineText =
  "You are offline. Your answers are kept on this device. Create your program when you are back online.";

/** The file that designs the first week did not come though there is a network: the server has a newer version, or stumbled. */
const weekMissingText =
  "Your first week could not be designed just now. Your answers are kept on this device. Please reload the page and try again.";

/** What to say when what designs the first week is not there. */
export const weekMissing = (isOnline: boolean): string => (isOnline ? weekMissingText : offlineText);
