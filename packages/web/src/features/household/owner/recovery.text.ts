/** Texts of the recovery code: made, written down, used. */
export const recoveryText = {
  recoveryCode: "Recovery code",
  codeFor: (host: string) => `Muster recovery code for ${host}`,
  writeDown:
    "Write it down and keep it away from your devices. It works once, on any device of your household, under 'Forgot your passcode?'. It is not shown again.",
  writtenDown: "I have written it down",
  print: "Print",
  codeLead:
    "The code that an owner of the household wrote down. It opens owners' profiles only; you then set a new passcode on this device. Everybody else's passcode is reset by an owner, in Settings.",
  codeMissing: "Please enter the recovery code",
  aWayBackIn: "A way back in",
  programIsReady: "Your program is ready. One more thing, since this household is yours.",
  whyCode:
    "Should you ever set a passcode and forget it, a recovery code on paper lets you back in. Without it only another owner can help, or whoever runs the server.",
  showCode: "Show my recovery code",
  skipForNow: "Skip for now",
  laterInSettings: "You can do this later in Settings, under 'Owner of the household'.",
  codeLater: "The server cannot be reached. Your program is saved; Settings can make the code later.",
} as const;
