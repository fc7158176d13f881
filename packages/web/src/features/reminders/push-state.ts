/** `off`: reminders come only while the app is open, because this browser or the server's key gives no push. */
export type PushState = "on" | "off" | "offline";
