/** Texts of the dialog that asks for a passcode or sets one. */
export const passcodeText = {
  digitOf: ({ label, places }: { label: string; places: string }) => `${label}, ${places} digit`,
  welcomeBack: (displayName: string) => `Welcome back, ${displayName}`,
  setFor: (displayName: string) => `Set a passcode, ${displayName}`,
  enterFourDigits: "Enter your 4-digit passcode",
  whyPasscode: "Four digits that keep your log yours on a shared screen. It is optional.",
  newPasscode: "New passcode",
  passcode: "Passcode",
  confirmPasscode: "Confirm passcode",
  easyToGuess: "This is one of the first that anybody would try. You can set it all the same.",
  tooManyWrong: "Too many wrong passcodes. Try again in {time}.",
  tenWrong: (online: boolean) =>
    online
      ? "Ten passcodes in a row were wrong, so no more are taken on this device."
      : "Ten passcodes in a row were wrong, so no more are taken on this device while it is offline. Connect to try again.",
  forgottenHint:
    "The owner of your household can reset it, or whoever runs the server. You then choose a new one. Nothing that you logged is lost.",
  forgot: "Forgot your passcode?",
  haveRecoveryCode: "I have the recovery code",
  setting: "Setting...",
  setPasscode: "Set Passcode",
  skipForNow: "Skip for now",
  setOnServer: "A passcode is set on the server, which cannot be reached now. Nothing was changed.",
  wrongTries: (tries: number) =>
    `${tries === 1 ? "1 wrong passcode was" : `${tries} wrong passcodes were`} tried since this profile was last opened.`,
  hoursAndMinutes: ({ hours, minutes }: { hours: number; minutes: string }) => `${hours} h ${minutes} min`,
  connectToOpen: (displayName: string) => `You are offline. Please connect to open ${displayName}.`,
} as const;
