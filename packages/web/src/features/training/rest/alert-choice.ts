/** How the end of a rest is signalled on this device: the person's choice, stored on the device alone. */

const alertChoices = ["sound", "vibration", "silent"] as const;
/** How the end of a rest is signalled. */
export type AlertChoice = (typeof alertChoices)[number];

const key = "muster.restAlert";

/** The choice of this device; 'sound' when none was made. */
export const readAlertChoice = (): AlertChoice => {
  try {
    const stored = localStorage.getItem(key);
    return alertChoices.find((choice) => choice === stored) ?? "sound";
  } catch {
    return "sound";
  }
};

/** Stores the choice on this device. */
export const storeAlertChoice = (choice: AlertChoice): void => {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It holds until the page is left.
  }
};
