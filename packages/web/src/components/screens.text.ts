/** Texts of Settings and of the page about the app: screens that belong to no feature. */
export const settingsText = {
  aboutMuster: "About Muster",
  version: "Version",
  server: "Server",
  license: "License",
  noMedicalDevice:
    "Muster is not a medical device and gives no medical advice. Please ask a doctor before you begin, and stop when something hurts.",
  foodData: "Food data",
  builtWith: "Built with",
  ownContent:
    "Exercises, guides and figures are Muster's own. Nothing on these pages loads anything from anybody else.",
  aiCoach: "AI coach",
  coachNeedsServer:
    "Who designs, and what is sent, can be seen here when you are online. Offline the built-in coach designs.",
  devicesAndInvitations: "Devices and invitations",
  settings: "Settings",
  profile: "Profile",
  switch: "Switch",
  profileNotHere: "This profile is not on this device yet. It comes with the next sync.",
  signOut: "Sign out",
  notReached: "not reached",
} as const;
