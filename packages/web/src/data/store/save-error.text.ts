/** Why a save failed, for the person: what is still there and what to do. */
import type { SaveError } from "./device-store.ts";

const texts: Record<SaveError["type"], string> = {
  "storage-full":
    "This device has no space left, so this is not saved yet. It is still here: free some space, then try again.",
  "storage-unavailable":
    "This device could not save just now. What you entered is still here. Please try again.",
  invalid: "This could not be saved as it is. What you entered is still here.",
};

/** A sentence for a failed save. */
export const saveErrorText = (error: SaveError): string => texts[error.type];
