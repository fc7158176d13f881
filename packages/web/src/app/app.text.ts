/** Texts of the frame that every screen stands in. */
export const appText = {
  navigation: "Main",
  /** Where the page that says more could not be loaded either. */
  pageBroke: "This page stopped working. Please reload.",
  demo: "Demo.",
  demoLead: "This family is invented. Change what you like: your own data is elsewhere.",
  update: "Update",
  unlock: "Unlock",
  decide: "Decide",
  saveACopy: "Save a copy",
  anotherHousehold: "Another household",
  otherHouseholdLead: "The server at this address belongs to another household. Please try again.",
  skipToContent: "Skip to content",
  plan: "Plan",
  log: "Log",
  nutrition: "Nutrition",
  progress: "Progress",
} as const;
