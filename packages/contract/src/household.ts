/** Household, devices, invitations, profiles and sessions: what the browser asks and what the server answers. */
import {
  readsAsWritten,
  visibleCharacter,
  visibleCharacterOrBlank,
} from "@muster/domain/household/shown-name";
import { profileCardSchema, profileSchema, usernameSchema } from "@muster/domain/profiles/profile.schema";
import { bounded } from "@muster/domain/shared/bounded.schema";
import { idSchema } from "@muster/domain/shared/ids.schema";
import * as z from "zod/mini";

/** `GET /api/hello`: called at start; identifies the server, and this browser to it. */
export const helloReplySchema = z.object({
  /** Always 'muster': it distinguishes our server from a captive portal's page. */
  app: z.literal("muster"),
  serverId: z.string(),
  version: z.string(),
  recordSchema: z.number(),
  /** False on an empty server: the first code creates the household. */
  hasHousehold: z.boolean(),
  /** null: this browser is not enrolled. */
  device: z.nullable(z.object({ id: z.string(), householdId: z.string(), name: z.string() })),
  /** The profile whose session this browser carries. */
  session: z.nullable(z.object({ profileId: z.string(), expiresAt: z.string() })),
  model: z.nullable(z.object({ provider: z.string(), name: z.string() })),
  demo: z.boolean(),
});
/** What a browser learns about the server at start; see `helloReplySchema`. */
export type HelloReply = z.infer<typeof helloReplySchema>;

/** 10 characters of Crockford base32, as typed: case, spaces and hyphens do not matter, O is 0, I and L are 1. */
const codeSchema = bounded.filledText(64);

/** `POST /api/household/join`: an unenrolled browser with a device code, or with the first code of an empty server. */
export const joinRequestSchema = z.strictObject({
  code: codeSchema,
  /** Empty: the server names it. */
  deviceName: z.string().check(z.maxLength(60), z.regex(visibleCharacterOrBlank), z.regex(readsAsWritten)),
  /**
   * 256 random bits that this browser stores: with them and the same code it may repeat its join for a day, in case it is killed
   * before it wrote its cookies.
   */
  attempt: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
/** The device as it was enrolled; its credential travels in a cookie, never in the body. */
export const joinReplySchema = z.object({
  deviceId: z.string(),
  householdId: z.string(),
  /** Set when this device may now create a profile (the owner's, with the first code; or a profile code). */
  registration: z.nullable(z.string()),
});
/** The enrolled device and, when it may create a profile, its registration; see `joinReplySchema`. */
export type JoinReply = z.infer<typeof joinReplySchema>;

/** `POST /api/registrations`: the one-time registration code, on an enrolled device. Consumes the code. */
export const registrationRequestSchema = z.strictObject({ code: codeSchema });
/** The grant with which `POST /api/profiles` may create one profile. */
export const registrationReplySchema = z.object({ registration: z.string() });

/** 4 digits (settled point 4). */
const passcodeSchema = z.string().check(z.regex(/^\d{4}$/));

/**
 * `POST /api/profiles`: makes the card and starts its session. Idempotent by `id`: a repeated request after a lost
 * reply answers as the first did. The profile's own records follow by sync.
 */
export const createProfileRequestSchema = z.strictObject({
  id: idSchema,
  registration: bounded.text(100),
  profile: profileSchema,
});
/** The profile that was created. `isOwner` is true for the first profile of a household. */
export const createProfileReplySchema = z.object({
  id: z.string(),
  card: profileCardSchema,
  isOwner: z.boolean(),
});
/** The new profile's card and whether it owns the household; see `createProfileReplySchema`. */
export type CreateProfileReply = z.infer<typeof createProfileReplySchema>;

/** `GET /api/usernames/:username`: is it free in this household? */
export const usernameReplySchema = z.object({ username: usernameSchema, free: z.boolean() });

/** `POST /api/sessions`: unlock a profile on this device. */
export const unlockRequestSchema = z.strictObject({
  profileId: idSchema,
  passcode: z.nullable(passcodeSchema),
});
/** The session that was started; its token travels in a cookie. Times are ISO instants. */
export const unlockReplySchema = z.object({
  profileId: z.string(),
  /** True when the profile has no passcode: the dialog may offer to set one. */
  needsSetup: z.boolean(),
  /** Wrong passcodes since the last right one, on this device and on those that never opened the profile. */
  failedTries: z.optional(z.number()),
  expiresAt: z.string(),
  /** Set when somebody reset the passcode: who (null: the recovery code) and when. A new one is to be set. */
  reset: z._default(z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })), null),
});
/** A started session and what the dialog has to show about it; see `unlockReplySchema`. */
export type UnlockReply = z.infer<typeof unlockReplySchema>;

/** `GET /api/profiles/:id/passcode-wait`: said before digits are typed; 0: may be tried, null: only a reset helps. */
export const passcodeWaitSchema = z.object({ seconds: z.nullable(z.number()) });

/** `POST /api/sessions/elevation`: the passcode again, for what needs it; good for five minutes. */
export const elevateRequestSchema = z.strictObject({ passcode: z.nullable(passcodeSchema) });
/** Instant (ISO) until which the session counts as elevated. */
export const elevateReplySchema = z.object({ until: z.string() });
/** Until when actions that need the passcode again are allowed; see `elevateReplySchema`. */
export type ElevateReply = z.infer<typeof elevateReplySchema>;

/** `POST /api/profiles/:id/passcode-reset`: the owner removes a forgotten passcode; a new one is set on that device. */
export const resetRequestSchema = z.strictObject({ deviceId: idSchema });

/** `GET /api/recovery-kit` */
export const recoveryStateSchema = z.object({
  isOwner: z.boolean(),
  isMade: z.boolean(),
  /** Ids of the profiles that own the household; empty for everybody else. */
  owners: z._default(z.array(z.string()), []),
});
/** `POST /api/recovery-kit`: a new code in place of an older one. Shown once. */
export const recoveryKitSchema = z.object({ code: z.string() });
/** `POST /api/recovery`: an owner's forgotten passcode, by the code; a new one is set on this device. */
export const recoveryRequestSchema = z.strictObject({ code: codeSchema, profileId: idSchema });

/** `PUT /api/profiles/:id/passcode` */
export const setPasscodeRequestSchema = z.strictObject({
  /** The passcode in force; null when there is none. */
  current: z.nullable(passcodeSchema),
  /** null removes the passcode. */
  next: z.nullable(passcodeSchema),
});

/** `POST /api/invitations` · `GET /api/invitations` · `DELETE /api/invitations/:id` */
export const invitationRequestSchema = z.strictObject({ kind: z.enum(["profile", "device"]) });
/** A new invitation with its code in clear; the server keeps only a hash of it. */
export const invitationReplySchema = z.object({
  id: z.string(),
  kind: z.enum(["profile", "device"]),
  /** Shown once. */
  code: z.string(),
  expiresAt: z.string(),
  /** Where other devices of the home network find the app, and how they come to trust it; with `--lan` alone. */
  lan: z.optional(z.object({ address: z.string(), phonePage: z.string() })),
});
/**
 * `GET /api/invitations`: open invitations without their codes: a person's own, for an owner those of the
 * household.
 */
export const invitationListSchema = z.object({
  invitations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["profile", "device"]),
      createdAt: z.string(),
      expiresAt: z.string(),
    }),
  ),
});

/** `PATCH /api/devices/:id` */
export const renameDeviceSchema = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(visibleCharacter), z.regex(readsAsWritten)),
});

/** `GET /api/devices` · `DELETE /api/devices/:id` */
export const deviceListSchema = z.object({
  devices: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      lastSeenAt: z.string(),
      isThis: z.boolean(),
      /** Ids of the profiles that were opened on it, the last one first. */
      usedBy: z._default(z.array(z.string()), []),
      /** Whether the person who asks may name it and take it away: it joined by their own code, or they are the owner. */
      mayRemove: z.boolean(),
    }),
  ),
});
