/** How the end of a rest is told on this device: the person's choice, kept on the device alone. */

const alertChoices = ["sound", "vibration", "silent"] as const;
export type AlertChoice = (typeof alertChoices)[number];

const key = "muster.restAlert";

export const readAlertChoice = (): AlertChoice => {
  try {
    const kept = localStorage.getItem(key);
    return alertChoices.find((choice) => choice === kept) ?? "sound";
  } catch {
    return "sound";
  }
};

export const keepAlertChoice = (choice: AlertChoice): void => {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // It holds until the page is left.
  }
};
