/** Reminders: how a browser asks for them, what the server sends it, and the calendar of a profile. */

import { bounded } from "@muster/domain/shared/bounded.schema";
import * as z from "zod/mini";

/** `GET /api/notifications` */
export const notificationsReplySchema = z.object({
  /** The server's VAPID key, URL-safe base64: what a browser subscribes with. */
  publicKey: z.string(),
  /** The address of this device's subscription for this profile; null: none. */
  endpoint: z.nullable(z.string()),
  /** Reminders are wanted here, and the push service said that it knows the address no more: another one is to be made. */
  isGone: z.optional(z.boolean()),
  /** Whether the profile has a calendar address; the address itself is shown once. */
  hasCalendar: z.boolean(),
});
/** How this device gets reminders for this profile; see `notificationsReplySchema`. */
export type NotificationsReply = z.infer<typeof notificationsReplySchema>;

const key = (characters: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}=*$`)));

const target = {
  endpoint: bounded.filledText(2_000),
  /** A P-256 point and 16 bytes, URL-safe base64 (RFC 8291). */
  p256dh: key(87),
  auth: key(22),
};

/** `PUT /api/notifications/subscription`, `DELETE` of the same: this device, this profile. */
export const subscribeRequestSchema = z.strictObject({
  ...target,
  /** IANA name of the device's zone. */
  timeZone: bounded.filledText(64),
});

/** `GET /api/notifications/key`: called by the worker of a device, with no page open. */
const pushKeyReplySchema = z.object({
  publicKey: z.string(),
  /** Whether anybody gets reminders on this device. */
  isWanted: z.boolean(),
});
/** The server's key for a worker that renews its subscription; see `pushKeyReplySchema`. */
export type PushKeyReply = z.infer<typeof pushKeyReplySchema>;

/** `POST /api/notifications/subscription/renewal`: where this device is reached now, for all who wanted it there. */
export const renewSubscriptionSchema = z.strictObject(target);

/** `POST /api/calendar` makes a new address, which ends the one before; `DELETE /api/calendar` ends it. */
export const calendarReplySchema = z.object({
  /** `/calendar/<secret>.ics`, shown once. */
  path: z.string(),
});

/** Content of a push message, and of a reminder that the app gives its own worker without push. */
const reminderPayloadSchema = z.object({
  type: z.literal("reminder"),
  /** A repetition takes the place of the same reminder. */
  key: bounded.text(80),
  title: bounded.text(120),
  body: bounded.text(300),
  /** Where a tap leads, within this app. */
  path: z.string().check(z.regex(/^\/(?!\/)[\w\-/?=&.%]*$/), z.maxLength(200)),
});
/** One reminder as the worker shows it; see `reminderPayloadSchema`. */
export type ReminderPayload = z.infer<typeof reminderPayloadSchema>;
