/** Every refusal of the server: one type, one HTTP status, one sentence for people. The body is `{type, message}`. */
import * as z from "zod/mini";

/**
 * All error types of the API, each with its HTTP status and the default sentence for people. A route may
 * replace the sentence, never the status.
 */
export const apiErrors = {
  "invalid-request": {
    status: 400,
    message: "The server did not understand that request. Nothing was changed.",
  },
  "invalid-json": { status: 400, message: "The request was not valid JSON. Nothing was changed." },
  "too-large": { status: 413, message: "That is too large to send at once. Nothing was changed." },
  "not-found": { status: 404, message: "There is nothing at this address." },
  "method-not-allowed": { status: 405, message: "This address does not take that kind of request." },
  "cross-site": { status: 403, message: "Requests from other sites are refused." },
  "needs-https": {
    status: 403,
    message: "Muster signs people in only over HTTPS or on this computer itself.",
  },
  "device-unknown": { status: 401, message: "This device is not part of a household yet. Join with a code." },
  "no-session": { status: 401, message: "Please choose your profile again to go on." },
  "wrong-code": {
    status: 403,
    message:
      "Incorrect password. Registration not allowed. A code works once and for a limited time: this one may be mistyped, used already or withdrawn. Somebody in the household can make a new one in Settings.",
  },
  "too-many-codes": {
    status: 409,
    message: "There are enough open codes. Please use or withdraw one of them first. Nothing was changed.",
  },
  "wrong-passcode": { status: 403, message: "Incorrect passcode. Please try again." },
  "passcode-blocked": { status: 429, message: "Too many wrong passcodes. Please wait before you try again." },
  "needs-passcode": { status: 403, message: "Please enter your passcode again to do this." },
  /** An owner's power over others, by an owner who has none. */
  "set-passcode-first": {
    status: 403,
    message:
      "Please set a passcode for your profile first. Without one, anybody who picks up this device could do this as you. Nothing was changed.",
  },
  "passcode-reset": {
    status: 403,
    message:
      "This passcode was reset. Please open the profile on the device that was chosen for it, and set a new one there.",
  },
  "wrong-recovery": {
    status: 403,
    message: "That is not the recovery code of this household. Nothing was changed.",
  },
  "recovery-for-owners": {
    status: 403,
    message:
      "The recovery code opens owners' profiles only. An owner of your household can reset this passcode in Settings. Nothing was changed.",
  },
  "username-taken": { status: 409, message: "That username is taken. Please choose another." },
  "not-yours": { status: 403, message: "That belongs to another profile." },
  "owner-only": { status: 403, message: "Only the owner of the household can do this." },
  "owner-stays": {
    status: 409,
    message:
      "You own this household. Please make somebody else its owner first, or let the others' profiles go before yours. Nothing was changed.",
  },
  "last-owner": {
    status: 409,
    message: "A household needs an owner. Nothing was changed; please make somebody else an owner first.",
  },
  "update-needed": {
    status: 426,
    message: "Please reload to get the newest version. What you logged stays here.",
  },
  "too-many": { status: 429, message: "That was a lot at once. Please wait a moment." },
  /** The server adds when a retry makes sense. */
  "asked-enough": {
    status: 429,
    message: "Your household has asked the AI model as often as it may for now.",
  },
  busy: { status: 503, message: "The server is busy. What you logged is kept on this device." },
  "storage-full": {
    status: 507,
    message: "The server's disk is full. What you logged is kept on this device.",
  },
  "household-full": {
    status: 507,
    message:
      "Your household's space on the server is full. What you logged is kept on this device; whoever runs the server can give it more space.",
  },
  "no-model": {
    status: 409,
    message: "No AI model is set up on this server. The built-in coach can design the week.",
  },
  "no-consent": { status: 409, message: "Please agree first to what is sent to the AI model." },
  "model-failed": { status: 502, message: "Failed to generate program from Claude" },
  "estimate-failed": { status: 502, message: "Failed to get AI estimation. Please try manual entry." },
  "estimate-unreadable": { status: 502, message: "Could not parse nutrition data. Please try again." },
  internal: {
    status: 500,
    message: "Something went wrong on the server. What you logged is kept on this device.",
  },
} as const satisfies Record<string, { status: number; message: string }>;

/** Name of a refusal, kebab-case: a key of `apiErrors`. */
export type ApiErrorType = keyof typeof apiErrors;

/** Body of every refusal. `type` is read as any text, so that an old app can show a refusal that it does not know. */
export const apiErrorSchema = z.object({
  type: z.string(),
  message: z.string(),
  /** Field -> sentence, for forms. */
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.number()),
});
/** A refusal as the device reads it; see `apiErrorSchema`. */
export type ApiError = z.infer<typeof apiErrorSchema>;
