/** What the app asks the server about reminders and calendars. */
import {
  calendarReplySchema,
  notificationsReplySchema,
  type subscribeRequestSchema,
} from "@muster/contract/notifications";
import type * as z from "zod/mini";
import { callServer, sendToServer } from "../../data/api/call-server.ts";

/** How this device gets reminders for the current profile. */
export const fetchNotifications = () => callServer(notificationsReplySchema, "GET", "/api/notifications");
/** Stores this browser's push address for the current profile. */
export const savePushAddress = (request: z.infer<typeof subscribeRequestSchema>) =>
  sendToServer("PUT", "/api/notifications/subscription", request);
/** Removes it. */
export const removePushAddress = () => sendToServer("DELETE", "/api/notifications/subscription");
/** A new calendar address; the older one ends. */
export const openCalendar = () => callServer(calendarReplySchema, "POST", "/api/calendar", {});
/** Ends the calendar address. */
export const closeCalendar = () => sendToServer("DELETE", "/api/calendar");

/** `off`: reminders come only while the app is open, because this browser or the server's key gives no push. */
export type PushState = "on" | "off" | "offline";
