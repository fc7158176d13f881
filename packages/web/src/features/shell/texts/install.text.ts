/** Texts of the app on the home screen, and of the links about it. */
export const installText = {
  aboutTheApp: "About the app",
  welcomeTour: "Welcome tour",
  nineShortSteps: "Nine short steps",
  installTheApp: "Install the app",
  installHint: "On your home screen, also without a signal",
  aboutMuster: "About Muster",
  versionLicensesCredits: "Version, licenses, credits",
  installMuster: "Install Muster",
  ownWindow: "Opens from your home screen, in a window of its own",
  worksOffline: "Works in the basement gym, without a signal",
  keepsLonger: "Your browser keeps what you logged for longer",
  tapShare: "Tap {button}, the square with an arrow.",
  share: "Share",
  chooseEntry: "Choose {entry}.",
  addToHomeScreen: "Add to Home Screen",
  tapButtonThenOpen: "Tap {button}, then open Muster from there.",
  add: "Add",
  chooseInMenu:
    "Open the browser's menu and choose {entry} or {otherEntry}. Where neither is there, this browser cannot install apps; everything works in it all the same.",
  install: "Install",
  addToHomeScreenOther: "Add to Home screen",
} as const;
