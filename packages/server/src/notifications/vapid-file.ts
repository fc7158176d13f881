/** The file of a data folder that holds the key pair for push services (`vapid-keys.ts`). */
export const vapidFile = "vapid.key";
