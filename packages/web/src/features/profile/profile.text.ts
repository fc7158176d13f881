/** Texts of the profile's cards in Settings, in the words of spec §8. */
export const profileText = {
  updatedToast: "Profile updated! Your next AI-generated workout will use these new preferences.",
  updated: "Profile updated successfully!",
  updateFailed: "Failed to update profile. Please try again.",
  nobody: "No user logged in",
} as const;

/** Texts of 'Redo Assessment Week'. */
export const assessmentText = {
  title: "Assessment Week",
  lead: "Test again and rebuild your baseline. Your log stays.",
  redo: "Redo Assessment Week",
  warning: "This will replace your current workout plan. Are you sure?",
  done: "Assessment week activated! Your schedule has been updated with Week 1 assessment workouts.",
  failed: "Failed to activate assessment week. Please try again.",
  busy: "Activating...",
} as const;

/** Texts of the cards in Settings that show a profile, its units and its sync. */
export const profileCardsText = {
  confirm: "Confirm",
  anyLimits: "Anything your plan must respect?",
  saveChanges: "Save Changes",
  fitnessProfile: "Fitness Profile & Preferences",
  editProfile: "Edit profile",
  unitsAndTheme: "Units and theme",
  units: "Units",
  energy: "Energy",
  theme: "Theme",
  sync: "Sync",
  syncNow: "Sync now",
  syncing: "Syncing...",
  thisDeviceCouldNotSave: "This device could not save just now. Please try again.",
  lbAndInches: "lb and inches",
  kgAndCm: "kg and cm",
  kcal: "kcal",
  kJ: "kJ",
  asTheDevice: "As the device",
  light: "Light",
  dark: "Dark",
  youAreOffline: " You are offline.",
  unlockThisProfileToSend: " Unlock this profile to send.",
  updateTheAppToSend: " Update the app to send.",
  spaceFull: " Your household's space on the server is full.",
  notInHousehold: " This device is not part of a household.",
} as const;
