/** What people read of each refusal of the server. A route may replace the sentence, never the status (`errors.ts`). */
export const apiErrorText = {
  "invalid-request": "The server did not understand that request. Nothing was changed.",
  "invalid-json": "The request was not valid JSON. Nothing was changed.",
  "too-large": "That is too large to send at once. Nothing was changed.",
  "not-found": "There is nothing at this address.",
  "method-not-allowed": "This address does not take that kind of request.",
  "cross-site": "Requests from other sites are refused.",
  "needs-https": "Muster signs people in only over HTTPS or on this computer itself.",
  "device-unknown": "This device is not part of a household yet. Join with a code.",
  "no-session": "Please choose your profile again to go on.",
  "wrong-code":
    "Incorrect password. Registration not allowed. A code works once and for a limited time: this one may be mistyped, used already or withdrawn. Somebody in the household can make a new one in Settings.",
  "too-many-codes":
    "There are enough open codes. Please use or withdraw one of them first. Nothing was changed.",
  "wrong-passcode": "Incorrect passcode. Please try again.",
  "passcode-blocked": "Too many wrong passcodes. Please wait before you try again.",
  "needs-passcode": "Please enter your passcode again to do this.",
  /** An owner's power over others, by an owner who has none. */
  "set-passcode-first":
    "Please set a passcode for your profile first. Without one, anybody who picks up this device could do this as you. Nothing was changed.",
  "passcode-reset":
    "This passcode was reset. Please open the profile on the device that was chosen for it, and set a new one there.",
  "wrong-recovery": "That is not the recovery code of this household. Nothing was changed.",
  "recovery-for-owners":
    "The recovery code opens owners' profiles only. An owner of your household can reset this passcode in Settings. Nothing was changed.",
  "username-taken": "That username is taken. Please choose another.",
  "not-yours": "That belongs to another profile.",
  "owner-only": "Only the owner of the household can do this.",
  "owner-stays":
    "You own this household. Please make somebody else its owner first, or let the others' profiles go before yours. Nothing was changed.",
  "last-owner": "A household needs an owner. Nothing was changed; please make somebody else an owner first.",
  "update-needed": "Please reload to get the newest version. What you logged stays here.",
  "too-many": "That was a lot at once. Please wait a moment.",
  /** The server adds when a retry makes sense. */
  "asked-enough": "Your household has asked the AI model as often as it may for now.",
  busy: "The server is busy. What you logged is kept on this device.",
  "storage-full": "The server's disk is full. What you logged is kept on this device.",
  "household-full":
    "Your household's space on the server is full. What you logged is kept on this device; whoever runs the server can give it more space.",
  "no-model": "No AI model is set up on this server. The built-in coach can design the week.",
  "no-consent": "Please agree first to what is sent to the AI model.",
  "model-failed": "Failed to generate program from Claude",
  "estimate-failed": "Failed to get AI estimation. Please try manual entry.",
  "estimate-unreadable": "Could not parse nutrition data. Please try again.",
  internal: "Something went wrong on the server. What you logged is kept on this device.",
} as const;
