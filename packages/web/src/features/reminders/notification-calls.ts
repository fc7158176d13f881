/** What the app asks the server about reminders and calendars. */
import {
  calendarReplySchema,
  notificationsReplySchema,
  type subscribeRequestSchema,
} from "@muster/contract/notifications";
import type * as z from "zod/mini";
import { askServer, tellServer } from "../../data/ask-server.ts";

export const askNotifications = () => askServer(notificationsReplySchema, "GET", "/api/notifications");
export const subscribe = (request: z.infer<typeof subscribeRequestSchema>) =>
  tellServer("PUT", "/api/notifications/subscription", request);
export const unsubscribe = () => tellServer("DELETE", "/api/notifications/subscription");
export const openCalendar = () => askServer(calendarReplySchema, "POST", "/api/calendar", {});
export const closeCalendar = () => tellServer("DELETE", "/api/calendar");
