/**
 * The error catalogue (spec §8, with the sentences of spec §5 and of the requirements): every sentence that a
 * person may meet, where it belongs, and why one of them cannot appear any more.
 */

export type CatalogueEntry = {
  readonly topic: string;
  /** Letter for letter; of a sentence with a part that changes, the part that does not. */
  readonly text: string;
  /** Why it is not shown here: what it told of cannot happen, or is told in better words. */
  readonly gone?: string;
};

const of = (topic: string, ...texts: readonly string[]): readonly CatalogueEntry[] =>
  texts.map((text) => ({ topic, text }));
const gone = (topic: string, reason: string, ...texts: readonly string[]): readonly CatalogueEntry[] =>
  texts.map((text) => ({ topic, text, gone: reason }));

export const errorCatalogue: readonly CatalogueEntry[] = [
  ...gone(
    "lookup",
    "Nobody's id is looked up: it stands beside the name on the device, and every record carries it",
    "Failed to get user ID",
    "User not found in database",
    "Could not get user ID",
    "User not found",
  ),
  ...of("profile", "No user logged in"),
  ...of("profile", "Failed to update profile. Please try again."),
  ...of(
    "profile",
    "Profile updated! Your next AI-generated workout will use these new preferences.",
    "Profile updated successfully!",
    "Failed to create user",
  ),
  ...of(
    "assessment",
    "Failed to activate assessment week. Please try again.",
    "Assessment week activated! Your schedule has been updated with Week 1 assessment workouts.",
  ),
  ...of(
    "passcode",
    "Incorrect passcode. Please try again.",
    "Failed to set passcode. Please try again.",
    "Failed to change passcode. Please try again.",
    "Passcode changed successfully!",
    "Please enter a 4-digit passcode",
    "Please confirm your passcode",
    "Passcodes do not match",
    "Incorrect password. Registration not allowed.",
  ),
  ...of(
    "training",
    "Failed to log skipped workout. Please try again.",
    "No home alternative available for this workout.",
    "Failed to get advice from Claude",
    "Please enter a valid number of reps (1-1000)",
    "Please enter a valid weight (0-10000 lbs)",
  ),
  ...of("progress", "Failed to load your progress data. Please refresh the page."),
  ...of("notifications", "This browser does not support notifications"),
  ...of(
    "planner and review",
    "Failed to generate weekly plan from Claude",
    "New weekly plan saved! Your workouts are now updated.",
    "Empty response from Claude API",
    "Failed to parse Claude response",
    "Failed to generate program from Claude",
    "Failed to generate new program",
    "Failed to load data. Please try again.",
  ),
  ...of(
    "nutrition",
    "Please enter calories and/or protein",
    "Failed to search foods",
    "Unable to access camera",
    "Product not in database",
    "UPC code not in database. Try Search Foods or AI Estimator.",
    "Please describe your meal",
    "Please provide a meal description",
    "Failed to get AI estimation. Please try manual entry.",
    "Could not parse meal components. Please try again.",
    "Could not parse nutrition data. Please try again.",
    "Failed to connect to AI service. Please try manual entry.",
    "Failed to estimate meal nutrition. Please try manual entry.",
    "items successfully, but",
    "Failed to add items. Please try again.",
  ),
];

/** Answers of the old food endpoint, told to programs; people read the sentences above. */
const foodEndpointTexts: readonly string[] = [
  "Failed to get nutrition data",
  "Product not found",
  "Product not found in database",
  "Item not found",
  "Item not found in database",
  "No nutrition data found for that query",
  "No nutrition data found",
];

/** docs/specs/errors.md as the list says it. */
export const errorDocument = (): string =>
  [
    "# Error catalogue",
    "",
    "Every sentence of the product specification's error catalogue, letter for letter (UI-02). Each one that is shown stands in the source once and",
    "in a test that provokes it; `tools/error-catalogue.test.ts` looks for both. This page is generated: see `tools/lib/error-catalogue.ts`.",
    "",
    "| topic | sentence | |",
    "|---|---|---|",
    ...errorCatalogue.map(({ topic, text, gone: reason }) => `| ${topic} | ${text} | ${reason ?? "shown"} |`),
    "",
    "What the old product only logged (saves of plans, history, measurements, settings, workouts) is told by",
    "`packages/web/src/data/store/save-error.text.ts`: what happened, what was kept, what to do.",
    "",
    "Answers of the old food endpoint, for programs: " +
      `${foodEndpointTexts.map((text) => `'${text}'`).join(", ")}.`,
    "",
  ].join("\n");
