/** What is said of a passcode, letter for letter (spec §5, §8). */
export const passcodeTexts = {
  incomplete: "Please enter a 4-digit passcode",
  confirm: "Please confirm your passcode",
  mismatch: "Passcodes do not match",
  incorrect: "Incorrect passcode. Please try again.",
  setupFailed: "Failed to set passcode. Please try again.",
  changed: "Passcode changed successfully!",
  changeFailed: "Failed to change passcode. Please try again.",
} as const;
